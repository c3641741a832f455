import type { Cart } from "@shop/web/commerce/cart/cart.ts";
import { attributesOf } from "./shopper.ts";

/** What a shopper asked for, written as simply as possible. */
export interface ShopperModel {
  country: "US" | "CA";
  /** Students' first names. */
  seats: string[];
  /** The gift cards' messages. */
  gifts: string[];
  books: number;
  codes: string[];
}

export const emptyModel: ShopperModel = { country: "US", seats: [], gifts: [], books: 0, codes: [] };

/** The shop has three. */
export const maxBooks = 3;

/** A cart in the same form, including seats and gifts with a wrong quantity or a shared ID. */
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

/** Sorts a model, so that equal ones compare as equal. */
export const describe = ({ seats, gifts, codes, ...rest }: ShopperModel): string =>
  JSON.stringify({
    ...rest,
    seats: seats.toSorted(),
    gifts: gifts.toSorted(),
    codes: codes.toSorted(),
  });
