import { AnnouncementBar } from "@shop/web/features/announcements/announcement-bar.client.tsx";
import { CourseView } from "@shop/web/features/courses/course-view.tsx";
import { toMetadata } from "@shop/web/features/metadata/to-metadata.server.ts";
import { SiteFooter } from "@shop/web/features/site-footer/site-footer.tsx";
import { Sections } from "@shop/web/sections/sections.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteContent } from "./site-queries.ts";

/** The markup of all that the site shows of its content, and what shared links would show; throws where a page would break. */
export function renderSite({ page, course, settings, announcements }: SiteContent): string {
  const markup = renderToStaticMarkup(
    <>
      <AnnouncementBar announcements={announcements} />
      {page && <Sections sections={page.sections} offers={new Map()} />}
      {course && <CourseView course={course} offer={{ kind: "unavailable" }} offers={new Map()} />}
      <SiteFooter settings={settings} year={2026} />
    </>,
  );
  const metadata = [page, course].map(
    (shown) => shown && toMetadata({ settings, path: "/complete", title: shown.title, meta: shown.meta }),
  );
  return markup + JSON.stringify(metadata);
}

/** The places where markup shows a value that is not there. */
export function findSlips(markup: string): string[] {
  return markup.match(/.{0,60}(undefined|\[object |NaN|>null<).{0,20}/g) ?? [];
}
