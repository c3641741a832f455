/** What a form of an order's page did, and to which of its items. */
export interface OrderChange {
  kind: "resent" | "corrected";
  item: string;
}

/** The id of the sentence that says what happened. A browser focuses what a URL's fragment names. */
export const changeId = "changed";

/** The order's page after a change. */
export const toChangedPath = (token: string, { kind, item }: OrderChange): string =>
  `/orders/${token}?${new URLSearchParams({ [kind]: item }).toString()}#${changeId}`;

/** The change in the query of an order's page; null without one. */
export function parseChange({ resent, corrected }: Readonly<Record<string, unknown>>): OrderChange | null {
  if (typeof resent === "string") return { kind: "resent", item: resent };
  return typeof corrected === "string" ? { kind: "corrected", item: corrected } : null;
}
