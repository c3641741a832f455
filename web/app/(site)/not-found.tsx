import { readCourseList } from "#catalog/course-list.server.ts";
import { readView } from "#content/view.server.ts";
import { NotFoundView } from "#features/not-found/not-found-view.tsx";

export default async function NotFound() {
  return <NotFoundView courses={await readCourseList(await readView())} />;
}
