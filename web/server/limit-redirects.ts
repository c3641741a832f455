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
    const writeHead = response.writeHead.bind(response);
    // Node calls it before the first byte of every response, whoever sent that.
    response.writeHead = (status: number, ...rest: never[]) => {
      const location = response.getHeader("location");
      if (location === undefined) return writeHead(status, ...rest);
      response.removeHeader("refresh");
      if (Buffer.byteLength(String(location)) <= maxLocationBytes) return writeHead(status, ...rest);
      response.removeHeader("location");
      response.setHeader("cache-control", "no-store");
      return writeHead(414, ...rest);
    };
    return next(request, response);
  };
