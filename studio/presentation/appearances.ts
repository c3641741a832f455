import { type Addressable, documentPath } from "@shop/schemas/paths.ts";
import { promotionPlaces } from "@shop/schemas/vocabulary/promotion-places.ts";
import { defineLocations, type DocumentLocation, type DocumentLocationResolvers } from "sanity/presentation";

const everyPage: DocumentLocation = { title: "Every page", href: "/" };
const home: DocumentLocation = { title: "Home", href: "/" };
const at = (title: string, href: string): DocumentLocation => ({ title, href });

interface OwnPage {
  /** The field that names the document. */
  title: string;
  /** Where else its words are read. */
  also?: (document: Omit<Addressable, "_type">) => DocumentLocation[];
}

/** A document with a page of its own, whose address follows from its fields. */
const ownPage = (_type: string, { title, also = () => [] }: OwnPage) =>
  defineLocations({
    select: { title, slug: "slug.current", path: "path", level: "level", handle: "handle" },
    resolve: (document) => {
      const href = documentPath({ _type, ...document });
      const own = href ? [at(document?.["title"] ?? href, href)] : [];
      return {
        locations: [...own, ...also(document ?? {})],
        ...(href ? {} : { message: "Give it an address to see its page.", tone: "caution" }),
      };
    },
  });

/** Where each type of document is read on the site: the first place of each is its own page when it has one. */
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
  quiz: ownPage("quiz", { title: "title" }),
  instructor: defineLocations({
    locations: [home, at("About", "/about-us")],
    message: "Shown on their courses and where instructors are introduced.",
  }),
  author: defineLocations({ locations: [at("Blog", "/blog")], message: "Shown on the posts they wrote." }),
  announcement: defineLocations({ locations: [everyPage], message: "In the bar on top of every page." }),
  crossSellAnnouncement: defineLocations({
    locations: [at("Cart", "/cart")],
    message: "Shown to buyers of what it names, beside what they have in the cart.",
  }),
  promotion: defineLocations({
    select: { place: "locationId" },
    resolve: (document) => {
      const place = promotionPlaces.find(({ value }) => value === document?.["place"]);
      return place
        ? { locations: [at(place.title, place.path)], message: "Shown there while it runs." }
        : { message: "Choose its place to see it there.", tone: "caution" };
    },
  }),
  pageMetadata: defineLocations({
    select: { path: "path" },
    resolve: (document) => {
      const path = document?.["path"];
      return path
        ? {
            locations: [at(path, path)],
            message: "In the head of this page: not seen, but found and shared.",
          }
        : null;
    },
  }),
  redirect: defineLocations({
    select: { from: "from", to: "to" },
    resolve: (document) => {
      const { from, to } = document ?? {};
      return from && to
        ? { locations: [at(from, from)], message: `Whoever opens ${from} is led to ${to}.` }
        : null;
    },
  }),
  siteSettings: defineLocations({ locations: [everyPage], message: "Used on every page." }),
  featureList: defineLocations({
    locations: [everyPage],
    message: "Turns parts of the site on and off. The site reads it on every page.",
  }),
};
