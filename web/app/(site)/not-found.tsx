import { readCourseCards } from "#content/courses.server.ts";
import { readView } from "#content/view.server.ts";
import { NotFoundView } from "#features/not-found/not-found-view.tsx";

export default async function NotFound() {
  return <NotFoundView courses={await readCourseCards(await readView())} />;
}
