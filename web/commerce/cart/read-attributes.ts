import type { CartLine } from "./cart.ts";

/** The attributes of a line by their keys. */
export const readAttributes = ({
  attributes,
}: Pick<CartLine, "attributes">): Readonly<Record<string, string>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value ?? ""]));
