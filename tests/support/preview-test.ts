import type { OwnCourse } from "./own-course.ts";
import { expect, test as base } from "./shop-test.ts";

const seeded = {
  id: "course-level-2a",
  path: "/courses/level-2a-online-asl-course",
  handle: "level-2a-online-asl-course",
};

/** A test of a preview. Its course is a seeded one, so that nothing is published; its draft and versions are deleted when the test ends. */
export const test = base.extend<{ course: OwnCourse }>({
  course: async ({ lake }, use) => {
    const title = await lake.fetch<string>("*[_id == $id][0].title", { id: seeded.id });
    await use({ ...seeded, title });
    await lake.delete({
      query: "*[sanity::versionOf($id) && _id != $id]",
      params: { id: seeded.id },
    });
  },
});

export { expect };
