import { isFromOtherSite } from "#http/is-from-other-site.ts";
import { HttpError } from "#http/http-error.ts";
import { html } from "#http/html.ts";
import { createRouter, type Route } from "#http/router.ts";
import { serve, type Served } from "#http/serve.ts";
import { renderPage } from "#pages/render-page.ts";

interface PagesOptions<Services> {
  /** 0 picks a free one. */
  port: number;
  routes: readonly Route<Services>[];
  services: Services;
  /** What the server stands for, as `renderPage` takes it. */
  server: string;
  /** The text of an error page's link to `/`. */
  home: string;
  /** Answers errors of an emulated API in its own format. Null leaves them to the pages. */
  toApiError?: (path: string, error: HttpError) => Response | null;
}

/**
 * Serves an emulator's pages for people and its control plane for tests, without a sign-in. Forms on other sites are refused, and
 * so is every request that no route answers, by its name.
 */
export function servePages<Services>(options: PagesOptions<Services>): Promise<Served> {
  const { port, routes, services } = options;
  const router = createRouter(routes);

  async function answer(request: Request): Promise<Response> {
    const { pathname, origin } = new URL(request.url);
    if (
      request.method !== "GET" &&
      request.method !== "HEAD" &&
      isFromOtherSite(request, (sender) => sender === origin)
    )
      throw new HttpError(403, "A form on another site can't change anything here.");
    const found = router.find(request);
    if (!found) throw new HttpError(404, `${request.method} ${pathname} isn't emulated.`);
    return found.respond(services);
  }

  return serve({
    port,
    fetch: (request) => answer(request).catch((error: unknown) => toRefusal(request, error, options)),
  });
}

function toRefusal<Services>(
  request: Request,
  error: unknown,
  { server, home, toApiError }: PagesOptions<Services>,
): Response {
  if (!(error instanceof HttpError)) throw error;
  const { status, message } = error;
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/_emulator/")) return Response.json({ error: message }, { status });
  const main = html`<h1>${toHeading(status)}</h1>
    <p class="lead">${message}</p>
    <p><a href="/">${home}</a></p>`;
  return toApiError?.(pathname, error) ?? renderPage({ server, title: "Error", main, status });
}

function toHeading(status: number): string {
  if (status === 404) return "Not found";
  return status < 500 ? "Refused" : "Something went wrong";
}
