import type { IncomingMessage } from "node:http";
import { beforeHead } from "./before-head.ts";
import type { Handler } from "./cached-response.ts";
import { isRenderedPerRequest } from "../lib/per-request-pages.ts";
import { isPagePath } from "./page-path.ts";

/**
 * Adds the query of a request to an editor's redirect, so that a campaign that links an old address is counted. The redirect
 * itself is rendered once for everybody, without a query (docs/decisions/0015). Another site isn't told what it may say of the visitor.
 */
export function keepQuery(next: Handler): Handler {
  return (request, response) => {
    const query = readQuery(request);
    if (query !== null)
      beforeHead(response, (status) => {
        const location = response.getHeader("location");
        const isRedirect = status === 307 || status === 308;
        if (isRedirect && typeof location === "string" && /^\/[^?]*$/.test(location)) {
          response.setHeader("location", addQuery(location, query));
          response.setHeader("cache-control", "private, max-age=0, must-revalidate");
        }
        return status;
      });
    return next(request, response);
  };
}

/** With its question mark. Null for what isn't a visit to a page: Next's router reads a redirect's target from its data. */
function readQuery({ method, url = "", headers }: IncomingMessage): string | null {
  const [, path = "", query = ""] = /^([^?#]*)(\?[^#]+)?/.exec(url) ?? [];
  const isVisit = (method === "GET" || method === "HEAD") && headers.rsc === undefined;
  // An old site's pages may end in .html or .php.
  const isPage = isPagePath(path.replace(/\.\w+$/, "")) && !isRenderedPerRequest(path);
  return isVisit && query.length > 1 && isPage ? query : null;
}

/** Before the anchor. */
const addQuery = (location: string, query: string) => location.replace(/(?=#)|$/, () => query);
