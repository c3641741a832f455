import { type Addressable, documentPath } from "@shop/schemas/paths.ts";
import { promotionPlaces } from "@shop/schemas/vocabulary/promotion-places.ts";
import { defineLocations, type DocumentLocation, type DocumentLocationResolvers } from "sanity/presentation";

const everyPage: DocumentLocation = { title: "Every page", href: "/" };
const home: DocumentLocation = { title: "Home", href: "/" };
const at = (title: string, href: string): DocumentLocation => ({ title, href });

interface OwnPage {
  /** The field with the document's title. */
  title: string;
  /** Other places that show the document. */
  also?: (document: Omit<Addressable, "_type">) => DocumentLocation[];
}

/** A document with its own page, whose path depends on its fields. */
const ownPage = (_type: string, { title, also = () => [] }: OwnPage) =>
  defineLocations({
    select: { title, slug: "slug.current", path: "path", level: "level", handle: "handle" },
    resolve: (document) => {
      const href = documentPath({ _type, ...document });
      const ownLocation = href ? [at(document?.["title"] ?? href, href)] : [];
      return {
        locations: [...ownLocation, ...also(document ?? {})],
        ...(href ? {} : { message: "Give it an address to see its page.", tone: "caution" }),
      };
    },
  });

/** Where each document type appears on the site. The first location is its own page, if it has one. */
export const appearances: DocumentLocationResolvers = {
  course: ownPage("course", { title: "title", also: () => [at("Courses", "/courses")] }),
  book: ownPage("book", { title: "title", also: () => [at("Books", "/books")] }),
  page: ownPage("page", { title: "title" }),
  legalPage: ownPage("legalPage", {
    title: "title",
    also: () => [{ ...everyPage, title: "Footer of every page" }],
  }),
  faq: ownPage("faq", { title: "question" }),
  blogPost: ownPage("blogPost", { title: "title", also: () => [at("Blog", "/blog")] }),
  sign: ownPage("sign", { title: "gloss", also: () => [at("Dictionary", "/asl/dictionary")] }),
  freeLesson: ownPage("freeLesson", {
    title: "title",
    also: ({ level }) => (level ? [at("Free lessons", `/free-lessons/${level}`)] : []),
  }),
  quiz: ownPage("quiz", { title: "title", also: () => [at("Quizzes", "/quizzes")] }),
  instructor: ownPage("instructor", { title: "name", also: () => [home, at("About", "/about-us")] }),
  author: defineLocations({ locations: [at("Blog", "/blog")], message: "Shown on their posts." }),
  announcement: defineLocations({
    locations: [everyPage],
    message: "Shown in the bar at the top of every page.",
  }),
  crossSellAnnouncement: defineLocations({
    locations: [at("Cart", "/cart")],
    message: "Shown to shoppers who have one of its products in their cart.",
  }),
  promotion: defineLocations({
    select: { place: "locationId" },
    resolve: (document) => {
      const place = promotionPlaces.find(({ value }) => value === document?.["place"]);
      return place
        ? { locations: [at(place.title, place.path)], message: "Shown there while it runs." }
        : { message: "Choose a place to see it there.", tone: "caution" };
    },
  }),
  pageMetadata: defineLocations({
    select: { path: "path" },
    resolve: (document) => {
      const path = document?.["path"];
      return path
        ? {
            locations: [at(path, path)],
            message: "Metadata for search results and shared links. Not visible on the page.",
          }
        : null;
    },
  }),
  redirect: defineLocations({
    select: { from: "from", to: "to" },
    resolve: (document) => {
      const { from, to } = document ?? {};
      return from && to
        ? { locations: [at(from, from)], message: `Visitors to ${from} are redirected to ${to}.` }
        : null;
    },
  }),
  siteSettings: defineLocations({ locations: [everyPage], message: "Used on every page." }),
  featureList: defineLocations({
    locations: [everyPage],
    message: "Turns site features on and off, on every page.",
  }),
  classroomPricing: defineLocations({
    locations: [at("Classroom pricing", "/requests/classroom-pricing")],
    message: "Used in the estimate beside the form, and in new quotes.",
  }),
};
