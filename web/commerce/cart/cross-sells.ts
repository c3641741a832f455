import type { Gid } from "#lib/gid.ts";
import type { Audience } from "#lib/interests.ts";
import type { ImageSources } from "#lib/image-sources.ts";
import { formatMoney } from "#commerce/money.ts";
import type { Currency, Price } from "#commerce/offer.ts";
import type { Cart, CartLine } from "./cart.ts";
import { toAttributesByKey } from "./to-attributes-by-key.ts";
import { findSeats, findSingleSeats, groupByStudent } from "./seats.ts";
import type { Student } from "./student.ts";
import { unknownDetail } from "./student-detail.ts";
import type { CartSuggestion } from "./suggest.ts";
import { toCurrency } from "./to-currency.ts";

/** A cross-sell announcement for a product on sale now. Products are given by handle. */
export interface CrossSell {
  _id: string;
  text: string;
  /** The product's page, or the editor's own link. */
  url: string | null;
  image: (ImageSources & { alt: string }) | null;
  /** Shown when any of these is in the cart. */
  shownWith: readonly string[];
  offers: {
    title: string;
    handle: string;
    audience: Audience;
    variantId: Gid<"ProductVariant">;
    prices: Record<Currency, Price>;
    /** A bundle's courses. */
    holds: readonly string[];
    /** The bundles that contain it. */
    heldBy: readonly string[];
  };
}

type SoldCart = Pick<Cart, "lines" | "cost">;

/**
 * Announcements to show beside a cart, in the editors' order, except for products that are already in it, alone or in a
 * bundle.
 */
export function findCrossSells(crossSells: readonly CrossSell[], cart: SoldCart): CartSuggestion[] {
  const inCart = new Set(cart.lines.nodes.map(({ merchandise }) => merchandise.product.handle));
  const isInCart = ({ handle, heldBy }: CrossSell["offers"]) =>
    [handle, ...heldBy].some((productHandle) => inCart.has(productHandle));
  return crossSells
    .filter(({ shownWith, offers }) => shownWith.some((handle) => inCart.has(handle)) && !isInCart(offers))
    .map((crossSell) => toSuggestion(crossSell, cart));
}

/** A bundle replaces one student's seats in its courses, but never a seat of a class. */
function toSuggestion({ text, url, image, offers }: CrossSell, { lines, cost }: SoldCart): CartSuggestion {
  const [replaced = []] = groupByStudent(findSingleSeats(lines.nodes))
    .map((seats) => findSeats(offers.holds, seats))
    .toSorted((a, b) => b.length - a.length);
  const currency = toCurrency(cost.totalAmount);
  return {
    message: text,
    title: offers.title,
    variantId: offers.variantId,
    price: formatMoney(offers.prices[currency].amount, currency),
    saved: null,
    replaces: replaced.map(({ id }) => id),
    student:
      replaced
        .map(toStudent)
        .find(({ first, email }) => first !== unknownDetail || email !== unknownDetail) ?? null,
    url,
    image,
  };
}

/** Like `parseStudent`, but in the browser, without zod's 26 kB. The server validates what a suggestion's form sends. */
function toStudent(seat: CartLine): Student {
  const { first = unknownDetail, last = unknownDetail, email = unknownDetail } = toAttributesByKey(seat);
  return { first, last, email };
}
