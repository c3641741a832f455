/** A number of things: "1 sign", "5,000 signs". `noun` is singular, and its plural ends in "s". */
export const countOf = (count: number, noun: string): string =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
