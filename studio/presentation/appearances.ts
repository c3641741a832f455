import { type Addressable, documentPath, lessonLevelPath } from "@shop/schemas/paths.ts";
import { promotionPlaces } from "@shop/schemas/vocabulary/promotion-places.ts";
import { siteAreas } from "@shop/schemas/vocabulary/site-areas.ts";
import type { DocumentLocation, DocumentLocationsState } from "sanity/presentation";

const everyPage: DocumentLocation = { title: "Every page", href: "/" };
const home: DocumentLocation = { title: "Home", href: "/" };
const at = (title: string, href: string): DocumentLocation => ({ title, href });

/** The fields that say where a document appears. */
export interface LocatedDocument extends Addressable {
  title: string | null;
  /** A promotion's place. */
  locationId?: string | null;
  /** The areas that an announcement is limited to. */
  pages?: string[] | null;
  /** A redirect's two paths. */
  from?: string | null;
  to?: string | null;
}

type Appearance = (document: LocatedDocument) => DocumentLocationsState;

/** A document with its own page, whose path depends on its fields, and other places that show it. */
const ownPage =
  (toOthers: (document: LocatedDocument) => DocumentLocation[] = () => []): Appearance =>
  (document) => {
    const href = documentPath(document);
    const locations = [...(href ? [at(document.title ?? href, href)] : []), ...toOthers(document)];
    return href
      ? { locations }
      : { locations, message: "Give it an address to see its page.", tone: "caution" };
  };

const always =
  (state: DocumentLocationsState): Appearance =>
  () =>
    state;

/**
 * Where each document type appears on the site, apart from the pages of documents that refer to it. The first location is its own
 * page, if it has one.
 */
export const appearances: Record<string, Appearance> = {
  course: ownPage(() => [at("Courses", "/courses")]),
  book: ownPage(() => [at("Books", "/books")]),
  page: ownPage(),
  legalPage: ownPage(() => [{ ...everyPage, title: "Footer of every page" }]),
  faq: ownPage(),
  blogPost: ownPage(() => [at("Blog", "/blog")]),
  sign: ownPage(() => [at("Dictionary", "/asl/dictionary")]),
  freeLesson: ownPage(({ level }) => (level ? [at("Free lessons", lessonLevelPath(level))] : [])),
  quiz: ownPage(() => [at("Quizzes", "/quizzes")]),
  instructor: ownPage(() => [home, at("About", "/about-us")]),
  author: always({ locations: [at("Blog", "/blog")], message: "Shown on their posts." }),
  announcement: ({ pages }) => {
    const areas = siteAreas.filter(({ value }) => pages?.includes(value));
    return {
      locations: areas.length > 0 ? areas.map(({ title, path }) => at(title, path)) : [everyPage],
      message: "Shown in the bar at the top of the page.",
    };
  },
  crossSellAnnouncement: always({
    locations: [at("Cart", "/cart")],
    message: "Shown to shoppers who have one of its products in their cart.",
  }),
  promotion: ({ locationId }) => {
    const place = promotionPlaces.find(({ value }) => value === locationId);
    return place
      ? { locations: [at(place.title, place.path)], message: `Shown on “${place.title}” while it runs.` }
      : { message: "Choose a place to see it there.", tone: "caution" };
  },
  pageMetadata: ({ path }) =>
    path
      ? {
          locations: [at(path, path)],
          message: "Metadata for search results and shared links. Not visible on the page.",
        }
      : {},
  redirect: ({ from, to }) =>
    from && to
      ? {
          locations: [at(from, from)],
          message: `Visitors to ${from} are redirected to ${to}, unless a page has the old address.`,
        }
      : {},
  siteSettings: always({ locations: [everyPage], message: "Used on every page." }),
  featureList: always({
    locations: [everyPage],
    message: "Turns site features on and off, on every page.",
  }),
  classroomPricing: always({
    locations: [at("Classroom pricing", "/requests/classroom-pricing")],
    message: "Used in the estimate beside the form, and in new quotes.",
  }),
};
