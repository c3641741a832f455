/** Whether a discount code is among others, in any case. */
export const hasCode = (codes: readonly string[], code: string): boolean =>
  codes.some((other) => other.toUpperCase() === code.toUpperCase());
