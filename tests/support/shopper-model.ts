import type { Cart } from "@shop/web/commerce/cart/cart.ts";
import { attributesOf } from "./shopper.ts";

/** What a shopper has asked for, told again as simply as can be. */
export interface ShopperModel {
  country: "US" | "CA";
  /** First names of those who learn. */
  seats: string[];
  /** What the cards say. */
  gifts: string[];
  books: number;
  codes: string[];
}

export const emptyModel: ShopperModel = { country: "US", seats: [], gifts: [], books: 0, codes: [] };

/** There are three. */
export const maxBooks = 3;

/** A cart in the same words; seats and gifts that aren't one each, or share an id, are told too. */
export function toModel(cart: Cart): ShopperModel {
  const country = cart.buyerIdentity.countryCode === "CA" ? "CA" : "US";
  const codes = cart.discountCodes.map(({ code }) => code);
  const model: ShopperModel = { country, seats: [], gifts: [], books: 0, codes };
  const ids = new Set<string>();
  for (const line of cart.lines.nodes) {
    const { first, message, studentId, giftId } = attributesOf(line);
    const id = studentId ?? giftId;
    const fault = !id || (line.quantity === 1 && !ids.has(id)) ? "" : ` ×${line.quantity} of ${id}`;
    if (id) ids.add(id);
    if (studentId) model.seats.push(`${first}${fault}`);
    else if (giftId) model.gifts.push(`${message}${fault}`);
    else model.books += line.quantity;
  }
  return model;
}

/** So that two models that say the same are the same. */
export const describe = ({ seats, gifts, codes, ...rest }: ShopperModel): string =>
  JSON.stringify({
    ...rest,
    seats: seats.toSorted(),
    gifts: gifts.toSorted(),
    codes: codes.toSorted(),
  });
