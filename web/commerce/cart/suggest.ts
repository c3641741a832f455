import type { Gid } from "#lib/gid.ts";
import type { ImageSources } from "#lib/image-sources.ts";
import { formatMoney, toCents } from "#commerce/money.ts";
import type { Currency, Offer, Offers } from "#commerce/offer.ts";
import type { Cart, CartLine } from "./cart.ts";
import { type Courses, findMissing, listTitles } from "./course-needs.ts";
import { readStudent, type Student } from "./student.ts";
import { toCurrency } from "./to-currency.ts";

/** A course that would go well with what is in the cart, or stand for it at a lower price. */
export interface CartSuggestion {
  /** Why, in a sentence. */
  message: string;
  title: string;
  variantId: Gid<"ProductVariant">;
  /** As it is shown, in the cart's currency. */
  price: string;
  /** The lines it would stand for. */
  replaces: string[];
  /** Who learns in those. */
  student: Student | null;
  /** Where to read more of it. */
  url?: string | null;
  image?: (ImageSources & { alt: string }) | null;
}

interface Shelf {
  courses: Courses;
  offers: Offers;
  currency: Currency;
}

/**
 * What to offer beside a cart, the best first: the bundle that costs less than the parts it stands for, what a course builds on,
 * or the bundle of both where that is cheaper. A learner may have taken a level elsewhere: nothing of it is asked for.
 */
export function suggest(cart: Cart, courses: Courses, offers: Offers): CartSuggestion[] {
  const shelf = { courses, offers, currency: toCurrency(cart.cost.totalAmount) };
  const seats = cart.lines.nodes.filter(({ attributes }) =>
    attributes.some(({ key }) => key === "studentId"),
  );
  const all = [...suggestBundle(seats, shelf), ...seats.flatMap((seat) => suggestNeeds(seat, seats, shelf))];
  return all.filter(
    ({ variantId }, index) => all.findIndex((other) => other.variantId === variantId) === index,
  );
}

/** The bundle that most of its parts are in the cart for, when it costs less than its parts. */
function suggestBundle(seats: readonly CartLine[], shelf: Shelf): CartSuggestion[] {
  const [best] = [...shelf.courses.keys()]
    .flatMap((bundle) => describeBundle(bundle, seats, shelf) ?? [])
    .toSorted((a, b) => b.lines.length - a.lines.length || a.others.length - b.others.length);
  if (!best) return [];
  const { bundle, lines, others, saved } = best;
  const message =
    others.length === 0
      ? `As one bundle these cost ${saved} less.`
      : `The bundle holds these and ${listTitles(others, shelf.courses)}, for ${saved} less than one by one.`;
  return toSuggestion(bundle, message, lines, shelf);
}

function describeBundle(bundle: string, seats: readonly CartLine[], { courses, offers, currency }: Shelf) {
  const parts = courses.get(bundle)?.holds ?? [];
  const lines = parts.flatMap((part) => seats.find((seat) => toHandle(seat) === part) ?? []);
  const others = parts.filter((part) => lines.every((line) => toHandle(line) !== part));
  const saved = toSaved(bundle, parts, offers, currency);
  const isHeld = seats.some((seat) => toHandle(seat) === bundle);
  return lines.length < 2 || isHeld || saved === null ? null : { bundle, lines, others, saved };
}

/** What a seat builds on: the bundle of all of it where that costs less than the rest one by one, else each part. */
function suggestNeeds(seat: CartLine, seats: readonly CartLine[], shelf: Shelf): CartSuggestion[] {
  const handle = toHandle(seat);
  const { courses, offers, currency } = shelf;
  const missing = findMissing(handle, seats, courses);
  if (missing.length === 0) return [];
  const why = `${courses.get(handle)?.title ?? handle} builds on ${listTitles(missing, courses)}.`;
  const wanted = [handle, ...missing];
  for (const [bundle, { holds }] of courses) {
    const saved = toSaved(bundle, wanted, offers, currency);
    if (saved !== null && wanted.every((part) => holds.includes(part)))
      return toSuggestion(bundle, `${why} Together they cost ${saved} less as a bundle.`, [seat], shelf);
  }
  return missing.flatMap((need) => toSuggestion(need, why, [], shelf));
}

/** What a bundle costs less than these courses one by one; null when it does not, or nobody can say. */
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
  return saved > 0 ? formatMoney((saved / 100).toFixed(2), currency) : null;
}

function toSuggestion(
  handle: string,
  message: string,
  replaced: readonly CartLine[],
  { courses, offers, currency }: Shelf,
): CartSuggestion[] {
  const offer = offers.get(handle);
  if (!isSold(offer)) return [];
  const students = replaced.flatMap((line) => readStudent(line) ?? []);
  return [
    {
      message,
      title: courses.get(handle)?.title ?? handle,
      variantId: offer.variantId,
      price: formatMoney(offer.prices[currency].amount, currency),
      replaces: replaced.map(({ id }) => id),
      student: students.find(({ first, email }) => first !== "*" || email !== "*") ?? null,
    },
  ];
}

const isSold = (offer: Offer | undefined): offer is Extract<Offer, { kind: "priced" }> =>
  offer?.kind === "priced" && offer.availableForSale;

const toHandle = ({ merchandise }: CartLine) => merchandise.product.handle;
