import type { Gid } from "#lib/gid.ts";
import type { ImageSources } from "#lib/image-sources.ts";
import { formatMoney } from "#commerce/money.ts";
import type { Currency, Price } from "#commerce/offer.ts";
import type { Cart } from "./cart.ts";
import { readStudent } from "./student.ts";
import type { CartSuggestion } from "./suggest.ts";
import { toCurrency } from "./to-currency.ts";

/** A cross-sell announcement whose offer the shop sells now. Products are named by their handles. */
export interface CrossSell {
  _id: string;
  text: string;
  /** The page of what is offered, or where the editor leads instead. */
  url: string | null;
  image: (ImageSources & { alt: string }) | null;
  /** Whoever has one of these in the cart sees it. */
  shownWith: readonly string[];
  offers: {
    title: string;
    handle: string;
    variantId: Gid<"ProductVariant">;
    prices: Record<Currency, Price>;
    /** A bundle's courses. */
    holds: readonly string[];
    /** The bundles that hold it. */
    heldBy: readonly string[];
  };
}

type SoldCart = Pick<Cart, "lines" | "cost">;

/** What editors announce beside a cart, in their order: nothing that is in the cart already, by itself or in a bundle. */
export function findCrossSells(crossSells: readonly CrossSell[], cart: SoldCart): CartSuggestion[] {
  const held = new Set(cart.lines.nodes.map(({ merchandise }) => merchandise.product.handle));
  const isHeld = ({ handle, heldBy }: CrossSell["offers"]) =>
    [handle, ...heldBy].some((one) => held.has(one));
  return crossSells
    .filter(({ shownWith, offers }) => shownWith.some((handle) => held.has(handle)) && !isHeld(offers))
    .map((crossSell) => toSuggestion(crossSell, cart));
}

/** A bundle stands for one seat of each of its courses. */
function toSuggestion({ text, url, image, offers }: CrossSell, { lines, cost }: SoldCart): CartSuggestion {
  const seats = lines.nodes.flatMap((line) => {
    const student = readStudent(line);
    return student ? [{ id: line.id, handle: line.merchandise.product.handle, student }] : [];
  });
  const replaced = offers.holds.flatMap((part) => seats.find(({ handle }) => handle === part) ?? []);
  const currency = toCurrency(cost.totalAmount);
  return {
    message: text,
    title: offers.title,
    variantId: offers.variantId,
    price: formatMoney(offers.prices[currency].amount, currency),
    replaces: replaced.map(({ id }) => id),
    student:
      replaced.map(({ student }) => student).find(({ first, email }) => first !== "*" || email !== "*") ??
      null,
    url,
    image,
  };
}
