interface RetryDelayOptions {
  /** 1 after the first attempt. */
  attempt: number;
  /** From 0 to 1. */
  random: number;
}

const firstRetryMs = 10_000;
const maxRetryMs = 6 * 3600 * 1000;

/** How long to wait after a failed attempt: ten seconds at first, twice as long each time, six hours at most, plus or minus a fifth. */
export const toRetryDelayMs = ({ attempt, random }: RetryDelayOptions): number =>
  Math.round(Math.min(firstRetryMs * 2 ** (attempt - 1), maxRetryMs) * (0.8 + 0.4 * random));
