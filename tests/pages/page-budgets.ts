/**
 * What a page of each kind may weigh: kB of HTML, kB with Brotli as the server sends it, and how much flight data it may
 * have for its markup. Lower a number when a page gets lighter; raise it only with a reason in the commit.
 */
export const pageBudgets = [
  { path: "/", html: 208, brotli: 26, flightPerMarkup: 1.7 },
  { path: "/courses", html: 225, brotli: 24.5, flightPerMarkup: 1.8 },
  { path: "/courses/level-1a-online-asl-course", html: 196, brotli: 27.5, flightPerMarkup: 1.85 },
  { path: "/books/getting-started-with-asl", html: 187, brotli: 24, flightPerMarkup: 1.75 },
  { path: "/blog", html: 140, brotli: 19, flightPerMarkup: 1.8 },
  { path: "/legal/privacy-policy", html: 107, brotli: 16, flightPerMarkup: 1.95 },
] as const;
