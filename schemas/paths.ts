/** The fields of a document that make up its path. */
export interface Addressable {
  _type: string;
  slug?: string | null | undefined;
  path?: string | null | undefined;
  level?: string | null | undefined;
  handle?: string | null | undefined;
}

/** Pages that the site has without a document of their own. */
export const ownPages: readonly string[] = [
  "/asl/dictionary",
  "/asl/dictionary/practice",
  "/blog",
  "/books",
  "/cart",
  "/frequently-asked-questions",
  "/quizzes",
  "/search",
];

/** The page of a level's lessons. */
export const lessonLevelPath = (level: string): string => `/free-lessons/${level}`;

/** A document's path on the site, or null when it has no page of its own. The only place with this rule. */
export function documentPath({ _type, slug, path, level, handle }: Addressable): string | null {
  switch (_type) {
    case "course":
      return slug ? `/courses/${slug}` : null;
    case "book":
      return handle ? `/books/${handle}` : null;
    case "page":
    case "pageMetadata":
      return path ?? null;
    case "legalPage":
      return slug ? `/legal/${slug}` : null;
    case "faq":
      return slug ? `/frequently-asked-questions#${slug}` : null;
    case "blogPost":
      return slug ? `/blog/${slug}` : null;
    case "sign":
      return slug ? `/asl/dictionary/${slug}` : null;
    case "freeLesson":
      return level && slug ? `${lessonLevelPath(level)}/${slug}` : null;
    case "quiz":
      return slug ? `/quizzes/${slug}` : null;
    case "instructor":
      return slug ? `/instructors/${slug}` : null;
    default:
      return null;
  }
}
