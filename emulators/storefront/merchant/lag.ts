/** How long the API goes on showing what was, after the webhook of a change has set out. */
export interface Lag {
  ms: () => number;
  set: (ms: number) => void;
  /** Shows a change when its time has come: at once without a lag, else so long after `whenSent` calls back. */
  hold: (whenSent: (tell: () => void) => void, show: () => void) => void;
  close: () => void;
}

/**
 * Shopify's webhooks come before its Storefront API shows the change: whoever reads at once reads the old price again, and may
 * keep it. Shopify promises no time; shops report seconds.
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
