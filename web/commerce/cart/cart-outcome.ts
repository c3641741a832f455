import type { Country } from "#commerce/offer.ts";
import type { Cart } from "./cart.ts";
import type { CartClient } from "./cart-client.ts";
import type { CartItem } from "./cart-item.ts";
import type { CartProblem } from "./cart-problem.ts";
import type { ReadMerchandise } from "./merchandise-reader.ts";
import type { CartSuggestion } from "./suggest.ts";

/** What the shopper's browser remembers between requests. */
export interface CartSession {
  cartId: string | null;
  country: Country;
  /** From the `discount_code` cookie. */
  discountCodes: readonly string[];
  affiliateId: string;
  /** A school wallet can't buy gifts or use codes (requirements §6.2). */
  isSchool: boolean;
  rememberCart: (cartId: string) => Promise<void>;
  forgetCart: () => Promise<void>;
  rememberCodes: (codes: readonly string[]) => Promise<void>;
}

export interface CartOutcome {
  /** Null when there's no cart; "unknown" when the storefront is unavailable and the cart is unchanged. */
  cart: Cart | "unknown" | null;
  problems: CartProblem[];
  /** The line to show after an add (requirements §3.14). */
  lastAddedId?: string;
  /** How many new lines are like it, because each seat and each gift is one; 1 for a line that only grew. */
  lastAddedCount?: number;
  /** "Code already added" (requirements §5.6). */
  notice?: string;
  /** Removed items, ready to be restored. */
  removed?: RemovedLine[];
  suggestions?: CartSuggestion[];
}

export interface RemovedLine {
  title: string;
  item: CartItem;
}

export interface CartParts {
  client: CartClient;
  readMerchandise: ReadMerchandise;
  session: CartSession;
}

/** Whether a cart exists and was read. */
export const isKnown = (cart: CartOutcome["cart"]): cart is Cart => cart !== null && cart !== "unknown";
