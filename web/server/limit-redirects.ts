import { beforeHead } from "./before-head.ts";
import type { Handler } from "./cached-response.ts";

/** With everything else in a response's head, less than `proxy_buffer_size` in docs/deploy/nginx.conf. */
const maxLocationBytes = 8 * 1024;

/**
 * Keeps the head of a redirect within what reverse proxies accept. Next repeats a visitor's query in it, twice: the second time in `Refresh`,
 * for browsers of the nineties. nginx takes a head that's too large for a failure of the process, and three requests would take all
 * processes out of its pool.
 */
export const limitRedirects =
  (next: Handler): Handler =>
  (request, response) => {
    beforeHead(response, (status) => {
      const location = response.getHeader("location");
      if (location === undefined) return status;
      response.removeHeader("refresh");
      if (Buffer.byteLength(String(location)) <= maxLocationBytes) return status;
      response.removeHeader("location");
      response.setHeader("cache-control", "no-store");
      return 414;
    });
    return next(request, response);
  };
