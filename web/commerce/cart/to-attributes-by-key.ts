import type { CartLine } from "./cart.ts";

/** A line's attributes by key. */
export const toAttributesByKey = ({
  attributes,
}: Pick<CartLine, "attributes">): Readonly<Record<string, string>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value ?? ""]));
