import { documentPath } from "@shop/schemas/paths.ts";
import { defineDocuments, defineLocations, type PresentationPluginOptions } from "sanity/presentation";

const everyPage = { title: "Every page", href: "/" };

/** Which document a page is made of, and on which pages a document is read. */
export const resolvePresentation: NonNullable<PresentationPluginOptions["resolve"]> = {
  mainDocuments: defineDocuments([
    { route: "/courses/:slug", filter: `_type == "course" && slug.current == $slug` },
    { route: "/", filter: `_type == "page" && path == "/"` },
    { route: "/courses", filter: `_type == "page" && path == "/courses"` },
  ]),
  locations: {
    course: defineLocations({
      select: { title: "title", slug: "slug.current" },
      resolve: (course) => {
        const href = documentPath({ _type: "course", slug: course?.["slug"] });
        const own = href ? [{ title: course?.["title"] ?? "Course", href }] : [];
        return { locations: [...own, { title: "Courses", href: "/courses" }] };
      },
    }),
    page: defineLocations({
      select: { title: "title", path: "path" },
      resolve: (page) => {
        const href = documentPath({ _type: "page", path: page?.["path"] });
        return href ? { locations: [{ title: page?.["title"] ?? href, href }] } : null;
      },
    }),
    instructor: defineLocations({
      locations: [{ title: "Home", href: "/" }],
      message: "Shown on their courses and on the home page.",
    }),
    announcement: defineLocations({ locations: [everyPage], message: "In the bar on top of every page." }),
    siteSettings: defineLocations({ locations: [everyPage], message: "Used on every page." }),
  },
};
