import "server-only";
import type { CourseCard, Page } from "#content/content-types.ts";
import type { JsonLdNode } from "./json-ld-node.ts";
import { toBreadcrumbs } from "./to-breadcrumbs.server.ts";
import { toCourseList } from "./to-course.server.ts";
import { toOrganization, toWebSite, type OrganizationInput } from "./to-organization.server.ts";
import { toVideo } from "./to-video.server.ts";

interface PageNodesInput {
  page: Page;
  path: string;
  settings: OrganizationInput | null;
}

/** Nodes for a page of sections: its courses and videos, plus the shop on the home page. */
export function toPageNodes({ page, path, settings }: PageNodesInput): (JsonLdNode | null)[] {
  const sections = page.sections ?? [];
  const items = sections.flatMap<{ course: CourseCard }>((section) =>
    section._type === "courseShelf"
      ? (section.courses ?? [])
      : section._type === "giftShelf"
        ? section.gifts
        : [],
  );
  return [
    ...(path === "/"
      ? [toOrganization(settings), toWebSite(settings)]
      : [toBreadcrumbs({ name: page.title, path })]),
    toCourseList(items.map(({ course }) => course)),
    ...sections.map((section) => (section._type === "film" ? toVideo(section.video) : null)),
  ];
}
