/** The page's URL for a report, without the fragment, which may be a gift's code. */
export const readPageUrl = (): string => location.origin + location.pathname + location.search;
