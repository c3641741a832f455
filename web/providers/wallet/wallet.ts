/** Who shops with a school's funds, as the wallet introduced them. */
export interface WalletShopper {
  /** The school. */
  school: string;
  /** The person. */
  name: string;
  email: string;
  isTaxExempt: boolean;
  /** In the United States. `state` has two letters. */
  address: { street: string; city: string; state: string; zip: string };
}

/** What the browser knows about a session (requirements §3.22 leaves its fields open). */
export interface ActiveWalletSession {
  school: string;
}

/** A school's decision about a purchase. */
export type WalletDecision =
  | { kind: "approved"; purchaseOrderId: string }
  | { kind: "declined"; purchaseOrderId: string | null };

/** A purchase as the wallet shows it to the school. Amounts are US cents. */
export interface WalletOrder {
  id: string;
  items: readonly { id: string; title: string; quantity: number; cents: number }[];
  shippingCents: number;
  taxCents: number;
}

/**
 * A wallet that schools pay from. It sends its shoppers to the site, gets them back with an order, and tells the site what the school
 * decided, maybe days later.
 */
export interface Wallet {
  /** Who a start request introduces; a reason if it isn't the wallet's, or can't be read. */
  readStart: (fields: Readonly<Record<string, string>>) => WalletShopper | "forged" | "invalid";
  /** Where a shopper submits an order for approval. */
  toCheckoutUrl: (orderId: string) => string;
  /** Whether an `Authorization` header is the wallet's. */
  isAuthorized: (authorization: string | null) => boolean;
  /** An order in the wallet's format. */
  toOrderBody: (order: WalletOrder) => unknown;
  /** The decision in a callback's body; null if it can't be read. */
  readDecision: (body: unknown) => WalletDecision | null;
  /** The response that tells the wallet that a decision is stored. */
  toConfirmation: (decision: WalletDecision) => unknown;
}
