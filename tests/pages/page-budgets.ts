/**
 * What a page of each kind may weigh: kB of HTML, kB with Brotli as the server sends it, how much flight data it may have
 * for its markup, and kB of scripts with gzip, 135 of which are React's and Next's own. Lower a number when a page gets
 * lighter; raise it only with a reason in the commit.
 */
export const pageBudgets = [
  { path: "/", html: 190, brotli: 24, flightPerMarkup: 1.56, scripts: 163.8 },
  { path: "/courses", html: 206, brotli: 22.6, flightPerMarkup: 1.69, scripts: 163.8 },
  {
    path: "/courses/level-1a-online-asl-course",
    html: 168,
    brotli: 24,
    flightPerMarkup: 1.78,
    scripts: 161,
  },
  { path: "/books/getting-started-with-asl", html: 170, brotli: 21.9, flightPerMarkup: 1.6, scripts: 163.8 },
  { path: "/blog", html: 125, brotli: 16.9, flightPerMarkup: 1.65, scripts: 157.7 },
  { path: "/legal/privacy-policy", html: 93, brotli: 14.1, flightPerMarkup: 1.92, scripts: 159.3 },
  { path: "/asl/dictionary", html: 341, brotli: 27.3, flightPerMarkup: 1.83, scripts: 159.5 },
  { path: "/no-such-page", html: 89, brotli: 12.8, flightPerMarkup: 1.95, scripts: 163.8 },
] as const;
