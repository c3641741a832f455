/**
 * What a page of each kind may weigh: kB of HTML, kB with Brotli as the server sends it, and how much flight data it may
 * have for its markup. Lower a number when a page gets lighter; raise it only with a reason in the commit.
 */
export const pageBudgets = [
  { path: "/", html: 190, brotli: 24.5, flightPerMarkup: 1.62 },
  { path: "/courses", html: 211, brotli: 23.2, flightPerMarkup: 1.74 },
  { path: "/courses/level-1a-online-asl-course", html: 172, brotli: 24.7, flightPerMarkup: 1.83 },
  { path: "/books/getting-started-with-asl", html: 174, brotli: 22.5, flightPerMarkup: 1.64 },
  { path: "/blog", html: 127, brotli: 17.3, flightPerMarkup: 1.7 },
  { path: "/legal/privacy-policy", html: 95, brotli: 14.4, flightPerMarkup: 1.98 },
  { path: "/no-such-page", html: 91, brotli: 13.5, flightPerMarkup: 2 },
] as const;
