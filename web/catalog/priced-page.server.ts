import "server-only";
import { readPage } from "#content/pages.server.ts";
import type { View } from "#content/view.server.ts";
import type { CourseCard, Page, Section } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { isShown, readBookOffers } from "./book-offers.server.ts";
import { dropHidden } from "./hidden-products.server.ts";
import { readOffers, readSoldOffers } from "./offers.server.ts";
import { isSold, type ListedCourse } from "./sold-offers.ts";

interface PricedPage {
  page: Page;
  /** For the page's courses and our own books. */
  offers: Offers;
}

/**
 * A page of sections with its prices; null when there's none at the path. Hidden products are left out of its lists. So is a course that
 * isn't sold, where it would be given or ordered.
 */
export async function readPricedPage(path: string, view: View): Promise<PricedPage | null> {
  const pendingOffers = readOffers();
  const page = await readPage(path, view);
  if (!page) return null;
  const shelves = (page.sections ?? []).filter(isBookShelf);
  const [offers, bookOffers] = await Promise.all([
    pendingOffers,
    readBookOffers(shelves.flatMap(({ books }) => books)),
  ]);
  const sold = await readSoldOffers((page.sections ?? []).flatMap(listOrderedCourses), offers);
  const withoutHidden = async (section: Section): Promise<Section> => {
    if (isBookShelf(section))
      return { ...section, books: section.books.filter((book) => isShown(book, bookOffers)) };
    if (isCourseShelf(section) && section.courses)
      return { ...section, courses: await dropHiddenCourses(section.courses, offers) };
    if (isCourseComparison(section) && section.courses)
      return { ...section, courses: await dropHiddenCourses(section.courses, offers) };
    if (isGiftShelf(section))
      return { ...section, gifts: section.gifts.filter(({ course }) => isSold(course, sold)) };
    if (isRequestForm(section) && section.classroomPricing?.courses) {
      const courses = section.classroomPricing.courses.filter((course) => isSold(course, sold));
      return { ...section, classroomPricing: { ...section.classroomPricing, courses } };
    }
    return section;
  };
  return {
    page: { ...page, sections: page.sections && (await Promise.all(page.sections.map(withoutHidden))) },
    offers: new Map([...offers, ...bookOffers, ...sold]),
  };
}

/** The courses that a section sells by itself: as gifts, or to a class. */
function listOrderedCourses(section: Section): ListedCourse[] {
  if (isGiftShelf(section)) return section.gifts.map(({ course }) => course);
  return isRequestForm(section) ? (section.classroomPricing?.courses ?? []) : [];
}

/** Drops items whose course is hidden. */
async function dropHiddenCourses<Item extends { course: Pick<CourseCard, "handle"> }>(
  items: readonly Item[],
  offers: Offers,
): Promise<Item[]> {
  // A broken reference is null, whatever the types say.
  const courses = items.flatMap(({ course }) => course ?? []);
  const visible = new Set(await dropHidden(courses, offers));
  return items.filter(({ course }) => visible.has(course));
}

const isCourseShelf = (section: Section): section is Section<"courseShelf"> =>
  section._type === "courseShelf";
const isCourseComparison = (section: Section): section is Section<"courseComparison"> =>
  section._type === "courseComparison";
const isGiftShelf = (section: Section): section is Section<"giftShelf"> => section._type === "giftShelf";
const isRequestForm = (section: Section): section is Section<"requestForm"> =>
  section._type === "requestForm";
const isBookShelf = (section: Section): section is Section<"bookShelf"> => section._type === "bookShelf";
