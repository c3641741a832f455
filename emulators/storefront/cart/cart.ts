export interface CartAttribute {
  key: string;
  value: string;
}

export interface CartLine {
  id: string;
  merchandiseId: string;
  quantity: number;
  attributes: CartAttribute[];
}

export interface BuyerIdentity {
  countryCode: string | null;
  email: string | null;
  phone: string | null;
}

export interface Cart {
  token: string;
  /** The secret in the cart's id: who knows it is the buyer. */
  key: string;
  note: string | null;
  attributes: CartAttribute[];
  buyerIdentity: BuyerIdentity;
  discountCodes: string[];
  /** Newest first. */
  lines: CartLine[];
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
}

/** `gid://shopify/Cart/<token>?key=<32 hex>`, the form of cart ids since 2024. */
export function toCartId({ token, key }: Cart): string {
  return `gid://shopify/Cart/${token}?key=${key}`;
}

export function parseCartId(id: string): { token: string; key: string | null } | null {
  const [, token, key] = /^gid:\/\/shopify\/Cart\/([^?]+)(?:\?key=([^&]*))?/.exec(id) ?? [];
  return token === undefined ? null : { token, key: key ?? null };
}

export function toLineId(line: CartLine, { token }: Cart): string {
  return `gid://shopify/CartLine/${line.id}?cart=${token}`;
}

/** A line's own id, without its global form. */
export function toLineKey(id: string): string {
  return id.replace(/^gid:\/\/shopify\/CartLine\//, "").replace(/\?.*$/, "");
}

/** Attributes are a map: a key given twice keeps its last value. */
export function toAttributes(given: CartAttribute[] | null | undefined): CartAttribute[] {
  const byKey = new Map((given ?? []).map(({ key, value }) => [key, value]));
  return Array.from(byKey, ([key, value]) => ({ key, value }));
}
