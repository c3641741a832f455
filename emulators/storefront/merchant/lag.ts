/** How long the API keeps showing the old state after a change's webhook has been sent. */
export interface Lag {
  ms: () => number;
  set: (ms: number) => void;
  /** Shows a change when it's due: right away without a lag, otherwise this long after `whenSent` calls back. */
  hold: (whenSent: (tell: () => void) => void, show: () => void) => void;
  close: () => void;
}

/**
 * Shopify's webhooks arrive before its Storefront API shows the change, so reading right away gets the old price again, which may
 * then be cached. Shopify guarantees no time. Shops report seconds.
 */
export function createLag(initialMs: number): Lag {
  const timers = new Set<NodeJS.Timeout>();
  let ms = initialMs;
  return {
    ms: () => ms,
    set: (changed) => {
      ms = changed;
    },
    hold: (whenSent, show) => {
      if (ms === 0) {
        show();
        return;
      }
      whenSent(() => {
        const timer = setTimeout(() => {
          timers.delete(timer);
          show();
        }, ms);
        timer.unref();
        timers.add(timer);
      });
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
