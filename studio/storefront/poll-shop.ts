import { ShopFailure } from "./shop-failure.ts";
import type { ShopProduct } from "./shop-product.ts";

interface PollOptions {
  ask: (signal: AbortSignal) => Promise<ShopProduct[]>;
  onProducts: (products: ShopProduct[]) => void;
  /** Receives a message for editors. */
  onFailure: (failure: string) => void;
}

export interface Poll {
  askAgain: () => void;
  stop: () => void;
}

const minuteMs = 60_000;

/**
 * Polls at once, every minute while the window is visible, and when it regains focus. A new request aborts the previous
 * one.
 */
export function pollShop({ ask, onProducts, onFailure }: PollOptions): Poll {
  let attempt = new AbortController();

  const askAgain = () => {
    attempt.abort();
    attempt = new AbortController();
    const { signal } = attempt;
    ask(signal).then(
      (products) => {
        if (!signal.aborted) onProducts(products);
      },
      (error: unknown) => {
        if (!signal.aborted) onFailure(error instanceof ShopFailure ? error.message : String(error));
      },
    );
  };
  const askWhenSeen = () => {
    if (document.visibilityState === "visible") askAgain();
  };

  askAgain();
  const timer = setInterval(askWhenSeen, minuteMs);
  window.addEventListener("focus", askWhenSeen);
  return {
    askAgain,
    stop: () => {
      attempt.abort();
      clearInterval(timer);
      window.removeEventListener("focus", askWhenSeen);
    },
  };
}
