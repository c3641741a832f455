/**
 * What a page of each kind may weigh: kB of HTML, kB with Brotli as the server sends it, how much flight data it may have
 * for its markup, and kB of scripts with gzip, 135 of which are React's and Next's own. Lower a number when a page gets
 * lighter; raise it only with a reason in the commit.
 */
export const pageBudgets = [
  { path: "/", html: 187, brotli: 23.8, flightPerMarkup: 1.53, scripts: 161.3 },
  { path: "/courses", html: 204, brotli: 22.5, flightPerMarkup: 1.66, scripts: 161.3 },
  {
    path: "/courses/level-1a-online-asl-course",
    html: 167,
    brotli: 23.9,
    flightPerMarkup: 1.75,
    scripts: 158.5,
  },
  { path: "/books/getting-started-with-asl", html: 168, brotli: 21.8, flightPerMarkup: 1.56, scripts: 161 },
  { path: "/blog", html: 123, brotli: 16.8, flightPerMarkup: 1.6, scripts: 155.2 },
  { path: "/legal/privacy-policy", html: 92, brotli: 14, flightPerMarkup: 1.86, scripts: 156.7 },
  { path: "/asl/dictionary", html: 336, brotli: 27, flightPerMarkup: 1.76, scripts: 157 },
  { path: "/no-such-page", html: 88, brotli: 12.7, flightPerMarkup: 1.89, scripts: 161.3 },
] as const;
