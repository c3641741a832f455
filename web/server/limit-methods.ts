import type { Handler } from "./cached-response.ts";
import { isPagePath, toPath } from "./page-path.ts";

const ofPages = "GET, HEAD, OPTIONS";

/**
 * Lets Next answer, except to methods that no page has: Next would send the page. next-sanity's actions are POST requests to the page
 * that's previewed, and web/proxy.ts decides who may use them.
 */
export const limitMethods =
  (next: Handler): Handler =>
  async (request, response) => {
    const { method = "", url, headers } = request;
    const isAction = method === "POST" && headers["next-action"] !== undefined;
    if (isPagePath(toPath(url)) && !isAction && !["GET", "HEAD"].includes(method))
      response.writeHead(method === "OPTIONS" ? 204 : 405, { allow: ofPages }).end();
    // Next would throw. Only it knows what an endpoint's 405 has to name, so this is what's said of a method that nothing has.
    else if (method === "TRACE") response.writeHead(501).end();
    else await next(request, response);
  };
