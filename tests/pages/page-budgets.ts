/**
 * What a page of each kind may weigh: kB of HTML, kB with Brotli as the server sends it, and how much flight data it may
 * have for its markup. Lower a number when a page gets lighter; raise it only with a reason in the commit.
 */
export const pageBudgets = [
  { path: "/", html: 240, brotli: 33.5, flightPerMarkup: 1.7 },
  { path: "/courses", html: 255, brotli: 32, flightPerMarkup: 1.8 },
  { path: "/courses/level-1a-online-asl-course", html: 228, brotli: 35, flightPerMarkup: 1.85 },
  { path: "/books/getting-started-with-asl", html: 220, brotli: 31, flightPerMarkup: 1.75 },
  { path: "/blog", html: 172, brotli: 26, flightPerMarkup: 1.8 },
  { path: "/legal/privacy-policy", html: 138, brotli: 23, flightPerMarkup: 1.95 },
] as const;
