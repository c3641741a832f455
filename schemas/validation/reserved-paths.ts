/** Routes of the site that never show an editor's page. `*` is one segment, `**` any number of them. */
const reservedPaths = [
  // Next.js answers these itself.
  "/404",
  "/500",
  "/index",
  "/_*",
  "/api/**",
  "/asl/dictionary",
  "/asl/dictionary/**",
  "/blog",
  "/blog/**",
  "/books",
  "/books/**",
  "/cart",
  "/courses/*",
  "/files/*",
  "/free-lessons/*/*",
  "/frequently-asked-questions",
  "/instructors/*",
  "/lake/**",
  "/learning",
  "/legal/*",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/orders/*",
  "/preview/*",
  "/quizzes",
  "/quizzes/**",
  "/requests/quotes/*",
  "/search",
  "/studio",
  "/studio/**",
  "/styleguide",
  "/wallet/purchases/*",
];

const toPattern = (path: string) => path.replaceAll("*", "[^/]+").replaceAll("[^/]+[^/]+", ".+");

const reserved = new RegExp(`^(?:${reservedPaths.map(toPattern).join("|")})$`);

/** Whether the site answers a path itself, so that an editor's page there would never be shown. */
export const isReservedPath = (path: string) => reserved.test(path);
