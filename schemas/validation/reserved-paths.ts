// `*` is one segment, `**` any number of them.

/** Below these, each document of a type has its page. */
const documentPaths = [
  "/asl/dictionary/**",
  "/blog/**",
  "/books/**",
  "/courses/*",
  "/free-lessons/*/*",
  "/instructors/*",
  "/legal/*",
  "/quizzes/**",
];

/** Routes of the site that answer whatever the content is. */
const ownPaths = [
  // Next.js answers these itself.
  "/404",
  "/500",
  "/index",
  "/_*",
  "/_next/**",
  "/api/**",
  "/asl/dictionary",
  "/blog",
  "/books",
  "/cart",
  "/files/*",
  "/frequently-asked-questions",
  "/lake/**",
  "/learning",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/orders/*",
  "/preview/*",
  "/quizzes",
  "/requests/quotes/*",
  "/search",
  "/studio",
  "/studio/**",
  "/styleguide",
  "/wallet/purchases/*",
];

const toSegments = (path: string) => path.replaceAll("*", "[^/]+").replaceAll("[^/]+[^/]+", ".+");

const toPattern = (paths: readonly string[]) => new RegExp(`^(?:${paths.map(toSegments).join("|")})$`);

const own = toPattern(ownPaths);
const document = toPattern(documentPaths);

/** Whether the site answers a path whatever the content is, so that a redirect from there would never be followed. */
export const isOwnPath = (path: string) => own.test(path);

/** Whether a path isn't a page's to choose, so that an editor's page there would never be shown. */
export const isReservedPath = (path: string) => isOwnPath(path) || document.test(path);
