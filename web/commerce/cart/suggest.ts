import type { Gid } from "#lib/gid.ts";
import type { ImageSources } from "#lib/image-sources.ts";
import { formatMoney, fromCents, toCents } from "#commerce/money.ts";
import type { Currency, Offer, Offers } from "#commerce/offer.ts";
import type { Cart, CartLine } from "./cart.ts";
import { type Courses, findMissing, listTitles } from "./course-needs.ts";
import { findSeats, findSingleSeats, groupByStudent, isSeat } from "./seats.ts";
import { parseStudent, type Student } from "./student.ts";
import { unknownDetail } from "./student-detail.ts";
import { toCurrency } from "./to-currency.ts";

/** A course to suggest beside the cart, or a cheaper bundle to replace some of its lines. */
export interface CartSuggestion {
  /** The reason, as a sentence. */
  message: string;
  title: string;
  variantId: Gid<"ProductVariant">;
  /** Formatted in the cart's currency. */
  price: string;
  /** The lines it would replace. */
  replaces: string[];
  /** How much a bundle saves over its courses, formatted; null for anything else. */
  saved: string | null;
  /** The student of those lines. */
  student: Student | null;
  /** Its page, if any. */
  url?: string | null;
  image?: (ImageSources & { alt: string }) | null;
}

interface Catalog {
  courses: Courses;
  offers: Offers;
  currency: Currency;
}

/**
 * Suggestions for a cart, best first: a bundle that costs less than its parts, prerequisites, or the bundle of both
 * when that's cheaper. Only suggestions, because a learner may have taken a level elsewhere. A class gets none: each would
 * switch one seat of many.
 */
export function suggest(cart: Cart, courses: Courses, offers: Offers): CartSuggestion[] {
  const catalog = { courses, offers, currency: toCurrency(cart.cost.totalAmount) };
  const seats = cart.lines.nodes.filter(isSeat);
  const single = findSingleSeats(seats);
  const suggestions = [
    ...suggestBundle(single, catalog),
    ...single.flatMap((seat) => suggestNeeds(seat, seats, catalog)),
  ];
  return suggestions.filter(
    ({ variantId }, index) => suggestions.findIndex((other) => other.variantId === variantId) === index,
  );
}

/** The bundle with the most parts that one student has in the cart, if it costs less than its parts. */
function suggestBundle(seats: readonly CartLine[], catalog: Catalog): CartSuggestion[] {
  const [best] = groupByStudent(seats)
    .flatMap((own) =>
      [...catalog.courses.keys()].flatMap((bundle) => describeBundle(bundle, own, catalog) ?? []),
    )
    .toSorted((a, b) => b.lines.length - a.lines.length || a.others.length - b.others.length);
  if (!best) return [];
  const { bundle, lines, others, saved } = best;
  const contents =
    others.length === 0 ? "has all of these" : `adds ${listTitles(others, catalog.courses)} and has it all`;
  return toSuggestion(bundle, catalog, {
    toMessage: ({ title, price }) => `The ${title} ${contents} for ${price}.`,
    replaced: lines,
    saved,
  });
}

function describeBundle(bundle: string, seats: readonly CartLine[], { courses, offers, currency }: Catalog) {
  const parts = courses.get(bundle)?.holds ?? [];
  const lines = findSeats(parts, seats);
  const others = parts.filter((part) => lines.every((line) => toHandle(line) !== part));
  const saved = toSaved(bundle, parts, offers, currency);
  const isInCart = seats.some((seat) => toHandle(seat) === bundle);
  return lines.length < 2 || isInCart || saved === null ? null : { bundle, lines, others, saved };
}

/** A seat's missing prerequisites: as a bundle when that costs less, otherwise one by one. */
function suggestNeeds(seat: CartLine, seats: readonly CartLine[], catalog: Catalog): CartSuggestion[] {
  const handle = toHandle(seat);
  const { courses, offers, currency } = catalog;
  const missing = findMissing(handle, seats, courses);
  if (missing.length === 0) return [];
  const reason = `${courses.get(handle)?.title ?? handle} builds on ${listTitles(missing, courses)}.`;
  const courseHandles = [handle, ...missing];
  for (const [bundle, { holds }] of courses) {
    const saved = toSaved(bundle, courseHandles, offers, currency);
    if (saved !== null && courseHandles.every((part) => holds.includes(part)))
      return toSuggestion(bundle, catalog, {
        toMessage: ({ title, price }) => `${reason} The ${title} has it all for ${price}.`,
        replaced: [seat],
        saved,
      });
  }
  return missing.flatMap((need) =>
    toSuggestion(need, catalog, { toMessage: () => reason, replaced: [], saved: null }),
  );
}

/** How much less a bundle costs than its courses separately; null when it doesn't, or when a price is unknown. */
function toSaved(
  bundle: string,
  parts: readonly string[],
  offers: Offers,
  currency: Currency,
): string | null {
  const price = (handle: string) => {
    const offer = offers.get(handle);
    return isSold(offer) ? toCents(offer.prices[currency].amount) : Number.NaN;
  };
  const saved = parts.reduce((sum, part) => sum + price(part), 0) - price(bundle);
  return saved > 0 ? formatMoney(fromCents(saved), currency) : null;
}

interface Reason {
  toMessage: (offered: { title: string; price: string }) => string;
  replaced: readonly CartLine[];
  saved: string | null;
}

function toSuggestion(
  handle: string,
  { courses, offers, currency }: Catalog,
  { toMessage, replaced, saved }: Reason,
): CartSuggestion[] {
  const offer = offers.get(handle);
  if (!isSold(offer)) return [];
  const students = replaced.flatMap((line) => parseStudent(line) ?? []);
  const title = courses.get(handle)?.title ?? handle;
  const price = formatMoney(offer.prices[currency].amount, currency);
  return [
    {
      message: toMessage({ title, price }),
      title,
      variantId: offer.variantId,
      price,
      saved,
      replaces: replaced.map(({ id }) => id),
      student:
        students.find(({ first, email }) => first !== unknownDetail || email !== unknownDetail) ?? null,
    },
  ];
}

const isSold = (offer: Offer | undefined): offer is Extract<Offer, { kind: "priced" }> =>
  offer?.kind === "priced" && offer.availableForSale;

const toHandle = ({ merchandise }: CartLine) => merchandise.product.handle;
