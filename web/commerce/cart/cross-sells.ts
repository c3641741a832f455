import type { Gid } from "#lib/gid.ts";
import type { Audience } from "#lib/interests.ts";
import type { ImageSources } from "#lib/image-sources.ts";
import { formatMoney } from "#commerce/money.ts";
import type { Currency, Price } from "#commerce/offer.ts";
import type { Cart } from "./cart.ts";
import { readAttributes } from "./read-attributes.ts";
import type { Student } from "./student.ts";
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

/** A bundle replaces one seat of each of its courses. */
function toSuggestion({ text, url, image, offers }: CrossSell, { lines, cost }: SoldCart): CartSuggestion {
  const seats = lines.nodes.flatMap((line) => {
    const student = readSeat(readAttributes(line));
    return student ? [{ id: line.id, handle: line.merchandise.product.handle, student }] : [];
  });
  const replaced = offers.holds.flatMap((part) => seats.find(({ handle }) => handle === part) ?? []);
  const currency = toCurrency(cost.totalAmount);
  return {
    message: text,
    title: offers.title,
    variantId: offers.variantId,
    price: formatMoney(offers.prices[currency].amount, currency),
    saved: null,
    replaces: replaced.map(({ id }) => id),
    student:
      replaced.map(({ student }) => student).find(({ first, email }) => first !== "*" || email !== "*") ??
      null,
    url,
    image,
  };
}

/** Like `readStudent`, but in the browser, without zod's 26 kB. The server validates what a suggestion's form sends. */
const readSeat = ({
  studentId,
  first = "*",
  last = "*",
  email = "*",
}: ReturnType<typeof readAttributes>): Student | null =>
  studentId === undefined ? null : { first, last, email };
