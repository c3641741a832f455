import { HttpError } from "#http/http-error.ts";
import { isFromOtherSite } from "#http/is-from-other-site.ts";
import { createRouter } from "#http/router.ts";
import { createFailures } from "#http/sign-in-failures.ts";
import { html } from "#http/html.ts";
import type { LedgerEntry } from "#http/ledger.ts";
import { readText } from "#http/read-text.ts";
import type { ShopCredentials } from "#storefront/shop-credentials.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { AdminError } from "#storefront/merchant/admin-api/admin-error.ts";
import { renderAdminPage } from "#storefront/merchant/admin-pages/admin-layout.ts";
import { adminPageRoutes } from "#storefront/merchant/admin-pages/admin-page-routes.ts";
import { createSessions, sessionLifeSeconds } from "#storefront/merchant/admin-pages/sessions.ts";
import { renderSignInPage } from "#storefront/merchant/admin-pages/sign-in-page.ts";
import { isSameSecret } from "#files/same-secret.ts";

export const adminPagePath = /^\/admin(?:\/|$)/;

interface AdminPagesOptions {
  credentials: Pick<ShopCredentials, "storefront"> & Partial<Pick<ShopCredentials, "users">>;
  now: () => Date;
}

export type AdminPages = (request: Request, entry: LedgerEntry, services: AdminServices) => Promise<Response>;

const router = createRouter(adminPageRoutes);
const maxFormBytes = 256 * 1024;
/** Counts all failures together, because the emulator only listens on this machine. */
const guesser = { email: "admin", address: "this machine" };

/** Pages at the emulator's own URL for changing by hand what the Admin API can change, to test the shop. */
export function createAdminPages({ credentials, now }: AdminPagesOptions): AdminPages {
  const sessions = createSessions(now);
  const failures = createFailures(now);
  const secrets = [
    credentials.storefront.adminToken,
    ...(credentials.users ?? [])
      .filter(({ role }) => role === "administrator")
      .map(({ password }) => password),
  ];

  function signIn(form: URLSearchParams): Response {
    const secret = (form.get("secret") ?? "").trim();
    if (secret === "") return renderSignInPage({ error: "Enter the token or the pass phrase.", status: 422 });
    const wait = failures.blockedFor(guesser);
    if (wait > 0) {
      const error = `Too many attempts. Wait ${Math.ceil(wait / 60)} min, then try again.`;
      return renderSignInPage({ error, status: 429, headers: { "retry-after": String(wait) } });
    }
    // Compares all of them, so that the time reveals nothing.
    if (secrets.filter((expected) => isSameSecret(secret, expected)).length === 0) {
      failures.add(guesser);
      return renderSignInPage({ error: "This is neither the token nor the pass phrase.", status: 401 });
    }
    failures.forget(guesser);
    return redirect("/admin/products", toCookie(sessions.create(), sessionLifeSeconds));
  }

  async function answer(request: Request, entry: LedgerEntry, services: AdminServices): Promise<Response> {
    const { pathname } = new URL(request.url);
    const form = await readForm(request, services.publicUrl);
    const session = readSession(request);
    const isSignedIn = session !== null && sessions.has(session);
    if (pathname === "/admin/sign-in") {
      entry.route = pathname;
      if (request.method === "POST") return signIn(form);
      return isSignedIn ? redirect("/admin/products") : renderSignInPage();
    }
    if (!isSignedIn) return redirect("/admin/sign-in");
    entry.role = "admin";
    if (request.method === "POST" && !sessions.isFormToken(session, form.get("formToken") ?? "")) {
      throw new AdminError(403, "This form isn't from your session. Go back, reload the page and try again.");
    }
    if (pathname === "/admin/sign-out" && request.method === "POST") {
      entry.route = pathname;
      sessions.end(session);
      return redirect("/admin/sign-in", toCookie("", 0));
    }
    if (pathname === "/admin" || pathname === "/admin/") return redirect("/admin/products");
    const found = router.find(request);
    entry.route = found?.route.path ?? null;
    if (!found) throw new AdminError(404, `There's no admin page at ${pathname}.`);
    return found.respond({ ...services, formToken: sessions.formToken(session), form });
  }

  return async (request, entry, services) => {
    try {
      return await answer(request, entry, services);
    } catch (error) {
      if (error instanceof AdminError || error instanceof HttpError) {
        return renderRefusal(error.status, error.message);
      }
      throw error;
    }
  };
}

/** Empty unless a form was sent. */
async function readForm(request: Request, publicUrl: string): Promise<URLSearchParams> {
  if (request.method === "GET" || request.method === "HEAD") return new URLSearchParams();
  const own = new Set([new URL(request.url).origin, new URL(publicUrl).origin]);
  if (isFromOtherSite(request, (origin) => own.has(origin)))
    throw new AdminError(403, "A form on another site can't change anything here.");
  const text = await readText(request, maxFormBytes);
  if (text === null) throw new AdminError(413, "This form is too large.");
  return new URLSearchParams(text);
}

export const adminCookieName = "shop-admin";

function readSession({ headers }: Request): string | null {
  const cookies = (headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return (
    cookies.find((cookie) => cookie.startsWith(`${adminCookieName}=`))?.slice(adminCookieName.length + 1) ??
    null
  );
}

function toCookie(value: string, lifeSeconds: number): string {
  return `${adminCookieName}=${value}; Path=/admin; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Strict`;
}

function redirect(location: string, cookie?: string): Response {
  const headers = { location, "cache-control": "no-store" };
  return new Response(null, {
    status: 303,
    headers: cookie === undefined ? headers : { ...headers, "set-cookie": cookie },
  });
}

function renderRefusal(status: number, message: string): Response {
  const title = status === 404 ? "Not found" : "Refused";
  const main = html`<h1>${title}</h1>
    <p class="lead">${message}</p>
    <p class="lead"><a href="/admin/products">Go to products</a></p>`;
  return renderAdminPage({ title, main, signedIn: null, status });
}
