import type { Handler } from "./cached-response.ts";
import { isPagePath, toPath } from "./page-path.ts";

/**
 * Lets Next answer with weak ETags for pages. Its own are of the page before compression, and a strong one is for the same bytes each time
 * (RFC 9110, 8.8.1). Conditional requests compare both alike.
 */
export const weakenEtags =
  (next: Handler): Handler =>
  (request, response) => {
    const setHeader = response.setHeader.bind(response);
    if (isPagePath(toPath(request.url)))
      response.setHeader = (name, value) => setHeader(name, isStrong(name, value) ? `W/${value}` : value);
    return next(request, response);
  };

const isStrong = (name: string, value: unknown): value is string =>
  name.toLowerCase() === "etag" && typeof value === "string" && value.startsWith('"');
