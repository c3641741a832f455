import type { SanityClient } from "@sanity/client";

export interface OwnCourse {
  id: string;
  title: string;
  /** Its page on the site. */
  path: string;
  handle: string;
}

/** A published course for a single test: a copy of the seed's first level with its own slug, handle, and learning site ID, and no product. */
export async function createOwnCourse(lake: SanityClient, name: string): Promise<OwnCourse> {
  const { _rev, _createdAt, _updatedAt, ...seeded } = await requireCourse(lake, "course-level-1a");
  const id = `course-${name}`;
  const title = `Course of ${name.replaceAll("-", " ")}`;
  await removeCourse(lake, id);
  const own = { title, slug: { _type: "slug", current: name }, handle: name, thinkificId: name };
  await lake.create({ ...seeded, ...own, _id: id });
  return { id, title, path: `/courses/${name}`, handle: name };
}

/** Deletes a course with its draft and all of its versions. */
export async function removeCourse(lake: SanityClient, id: string): Promise<void> {
  await lake.delete({ query: "*[sanity::versionOf($id) || _id == $id]", params: { id } });
}

async function requireCourse(lake: SanityClient, id: string) {
  const course = await lake.getDocument(id);
  if (!course) throw new Error(`The seed has no ${id}.`);
  return course;
}
