import type { CartAddress } from "./cart-address.ts";
import type { CustomerId } from "#storefront/domain/customers/customer.ts";
import type { Metafield } from "#storefront/domain/catalog/product.ts";

export interface CartAttribute {
  key: string;
  value: string;
}

export interface CartLine {
  id: string;
  merchandiseId: string;
  quantity: number;
  /** What the quantity was before the buyer moved to a country that the item doesn't ship to. */
  wanted?: number;
  attributes: CartAttribute[];
}

export interface BuyerIdentity {
  countryCode: string | null;
  email: string | null;
  phone: string | null;
  /** The customer who signed in. */
  customerId: CustomerId | null;
  /** What fills the checkout's fields beforehand. */
  preferences: BuyerPreferences | null;
}

export interface BuyerPreferences {
  delivery: {
    deliveryMethod: string[];
    pickupHandle: string[];
    coordinates: { latitude: number; longitude: number; countryCode: string } | null;
  } | null;
  wallet: string[] | null;
}

export interface CartMetafield extends Metafield {
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
}

/** What the checkout's page says after its form was sent, until it's sent again. */
export interface CheckoutAnswer {
  /** Which of the cart's answers it is. The page's URL has it. */
  number: number;
  /** ISO 8601, UTC. */
  answeredAt: string;
  /** When the cart last changed. */
  updatedAt: string;
  status: number;
  /** The fields that are emptied once their code is accepted, as typed. */
  codes: { discountCode: string; giftCard: string };
  /** In sentences, by the names of their fields. */
  errors: Partial<Record<string, string>>;
  messages: {
    shortages: readonly string[];
    changes: readonly string[];
    done: { near: "address" | "codes"; sentence: string } | null;
    isPlacing: boolean;
  };
}

export interface Cart {
  token: string;
  /** The secret in the cart's ID. Anyone who has it is treated as the buyer. */
  key: string;
  note: string | null;
  attributes: CartAttribute[];
  buyerIdentity: BuyerIdentity;
  /** As the buyer typed them. */
  discountCodes: string[];
  /** In the order they were added, where each pays what the ones before it left. The ID belongs to this cart. */
  giftCards: { id: string; code: string }[];
  metafields: CartMetafield[];
  addresses: CartAddress[];
  /** The handle of the selected delivery option, or null for the cheapest. */
  deliveryHandle: string | null;
  /** What was typed into the checkout's fields, by their names. null before the form was sent. */
  checkoutFields: Partial<Record<string, string>> | null;
  /** What the checkout said to the form that was sent last. */
  checkoutAnswer: CheckoutAnswer | null;
  /** Newest first. */
  lines: CartLine[];
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
}

/** An empty cart. Its note is an empty string (seen in a response of 2026-04). */
export function createEmptyCart(names: Pick<Cart, "token" | "key">, now: Date): Cart {
  const moment = now.toISOString();
  return { ...nothing, ...names, createdAt: moment, updatedAt: moment };
}

/** A stored cart. One from an earlier version is missing newer fields. */
export function toCart(kept: Pick<Cart, "token" | "key" | "createdAt" | "updatedAt"> & Partial<Cart>): Cart {
  return { ...nothing, ...kept, buyerIdentity: { ...nothing.buyerIdentity, ...kept.buyerIdentity } };
}

const nothing: Omit<Cart, "token" | "key" | "createdAt" | "updatedAt"> = {
  note: "",
  attributes: [],
  buyerIdentity: { countryCode: null, email: null, phone: null, customerId: null, preferences: null },
  discountCodes: [],
  giftCards: [],
  metafields: [],
  addresses: [],
  deliveryHandle: null,
  checkoutFields: null,
  checkoutAnswer: null,
  lines: [],
};

/** `gid://shopify/Cart/<token>?key=<32 hex>`, the form of cart IDs since 2024. */
export function toCartId({ token, key }: Pick<Cart, "token" | "key">): string {
  return `gid://shopify/Cart/${token}?key=${key}`;
}

export function parseCartId(id: string): { token: string; key: string | null } | null {
  const [, token, key] = /^gid:\/\/shopify\/Cart\/([^?]+)(?:\?key=([^&]*))?/.exec(id) ?? [];
  return token === undefined ? null : { token, key: key ?? null };
}

export function toLineId(line: CartLine, { token }: Cart): string {
  return `gid://shopify/CartLine/${line.id}?cart=${token}`;
}

/** A line's own ID, without its global form. */
export function toLineKey(id: string): string {
  return id.replace(/^gid:\/\/shopify\/CartLine\//, "").replace(/\?.*$/, "");
}

/** Attributes are a map: a duplicate key keeps its first position and its last value. */
export function toAttributes(given: CartAttribute[] | null | undefined): CartAttribute[] {
  const byKey = new Map((given ?? []).map(({ key, value }) => [key, value]));
  return Array.from(byKey, ([key, value]) => ({ key, value }));
}
