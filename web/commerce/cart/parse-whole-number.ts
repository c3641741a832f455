/** NaN for what isn't written in digits (requirements §5.7): a number field accepts `1e1`, which JavaScript reads as 10. */
export const parseWholeNumber = (text: string): number => (/^-?\d+$/.test(text) ? Number(text) : Number.NaN);
