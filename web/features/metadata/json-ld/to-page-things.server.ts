import "server-only";
import type { Page } from "#lib/content-types.ts";
import type { Thing } from "./thing.ts";
import { toBreadcrumbs } from "./to-breadcrumbs.server.ts";
import { toCourseList } from "./to-course.server.ts";
import { toOrganization, toWebSite, type ToldShop } from "./to-organization.server.ts";
import { toVideo } from "./to-video.server.ts";

interface ToldPage {
  page: Page;
  path: string;
  settings: ToldShop | null;
}

/** What a page of sections is about: the courses on its shelves and its films; the home page introduces the shop. */
export function toPageThings({ page, path, settings }: ToldPage): (Thing | null)[] {
  const sections = page.sections ?? [];
  const courses = sections.flatMap((section) =>
    section._type === "courseShelf"
      ? (section.courses ?? [])
      : section._type === "giftShelf"
        ? section.gifts.map(({ course }) => course)
        : [],
  );
  return [
    ...(path === "/"
      ? [toOrganization(settings), toWebSite(settings)]
      : [toBreadcrumbs({ name: page.title, path })]),
    toCourseList(courses),
    ...sections.map((section) => (section._type === "film" ? toVideo(section.video) : null)),
  ];
}
