const time = Date.now() + 100 * 24 * 60 * 60 * 1000;

/** A day that a gift can be delivered on, as it's typed and as the cart shows it. */
export const giftDay = {
  typed: new Date(time).toISOString().slice(0, 10),
  shown: new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(time),
};
