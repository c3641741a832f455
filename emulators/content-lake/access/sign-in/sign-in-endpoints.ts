import { z } from "zod";
import { requireBytes } from "#content-lake/api/request-body.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import type { Route } from "#http/router.ts";
import type { LakeCall, Services } from "#content-lake/api/services.ts";
import { renderSignInPage, type SignInErrors } from "./sign-in-page.ts";
import { readBearerToken } from "#http/bearer-token.ts";
import { isFromOtherSite } from "#http/is-from-other-site.ts";

/** The steps of Sanity's login: `/login` → the Studio with `#sid=` → `/auth/fetch?sid=` → token. */
export const signInRoutes: readonly Route<Services>[] = [
  {
    method: "GET",
    path: "/login",
    description: "Shows the sign-in page.",
    handler: answerPage,
  },
  {
    method: "POST",
    path: "/login",
    description: "Checks an email and a password and redirects to the Studio.",
    handler: answerSubmit,
  },
  {
    method: "GET",
    path: "/auth/fetch",
    description: "Exchanges a sid for a token, once.",
    handler: answerToken,
  },
  {
    method: "POST",
    path: "/auth/logout",
    description: "Ends a session.",
    handler: answerSignOut,
  },
];

const maxFormBytes = 16 * 1024;
const formSchema = z.object({ email: z.string().default(""), password: z.string().default("") });

function answerPage(call: LakeCall): Response {
  const { projectName } = call.services;
  const signedOut = call.request.headers.get("cookie")?.includes(signedOutCookie) ?? false;
  const page = renderSignInPage({
    projectName,
    email: "",
    errors: {},
    returnTo: readReturnTo(call),
    signedOut,
  });
  if (signedOut) page.headers.set("set-cookie", toSignedOutCookie(0));
  return page;
}

async function answerSubmit(call: LakeCall): Promise<Response> {
  const { request, services } = call;
  const { projectName } = services;
  refuseForeignForm(call);
  const returnTo = readReturnTo(call);
  const bytes = await requireBytes(request, maxFormBytes);
  const fields = new URLSearchParams(new TextDecoder().decode(bytes));
  const { email, password } = formSchema.parse(Object.fromEntries(fields));
  const missing: SignInErrors = {
    ...(email.trim() === "" ? { email: "Enter your email address." } : {}),
    ...(password === "" ? { password: "Enter your password." } : {}),
  };
  if (missing.email ?? missing.password)
    return renderSignInPage({ projectName, email, errors: missing, returnTo, status: 422 });
  const address = readAddress(request);
  const result = await services.signIn.attempt({ email, password, address });
  switch (result.kind) {
    case "wrong": {
      const errors = { password: "This email and password don't match. Check both and try again." };
      return renderSignInPage({ projectName, email, errors, returnTo, status: 401 });
    }
    case "too-many": {
      const minutes = Math.ceil(result.retryAfterSeconds / 60);
      const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
      const errors = { form: `Too many attempts. Wait ${wait}, then try again.` };
      const page = renderSignInPage({ projectName, email, errors, returnTo, status: 429 });
      page.headers.set("retry-after", String(result.retryAfterSeconds));
      return page;
    }
    case "signed-in": {
      const target = new URL(returnTo);
      target.hash = `sid=${result.sid}`;
      return new Response(null, {
        status: 303,
        headers: { location: target.href, "cache-control": "no-store", "referrer-policy": "no-referrer" },
      });
    }
  }
}

function answerToken({ url, services }: LakeCall): Response {
  const token = services.signIn.redeem(url.searchParams.get("sid") ?? "");
  if (token === null)
    throw new LakeError(401, "This sign-in was already used or has expired. Sign in again.");
  return Response.json({ token }, { headers: { "cache-control": "no-store" } });
}

function answerSignOut({ request, services }: LakeCall): Response {
  const token = readBearerToken(request.headers);
  if (!token) return Response.json({ ok: true });
  services.signIn.signOut(token);
  return Response.json({ ok: true }, { headers: { "set-cookie": toSignedOutCookie(60) } });
}

const signedOutCookie = "signed-out=1";

/** Lets the sign-in page confirm a sign-out. The cookie grants nothing, because sessions are tokens, never cookies. */
function toSignedOutCookie(lifeSeconds: number): string {
  return `${signedOutCookie}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax`;
}

/** A form on another site could sign a visitor in as someone else. */
function refuseForeignForm({ request, services }: LakeCall): void {
  if (!isFromOtherSite(request, services.cors.allows)) return;
  throw new LakeError(403, `${request.headers.get("origin") ?? "Another site"} can't sign anyone in here`);
}

/** The client IP from the site's proxy. Faking one avoids the limit per IP, but not those per account and in total. */
function readAddress(request: Request): string {
  return request.headers.get("x-forwarded-for")?.split(",")[0]?.trim() ?? "this machine";
}

/** Where to redirect with the sid. Only an allowed origin gets one, or anyone could collect sids with a link. */
function readReturnTo({ url, services }: LakeCall): string {
  const origin = url.searchParams.get("origin");
  if (origin === null) return services.studioUrl;
  const isHttp = URL.canParse(origin) && ["http:", "https:"].includes(new URL(origin).protocol);
  if (!isHttp || !services.cors.allows(new URL(origin).origin)) {
    throw new LakeError(400, `Can't sign in for "${origin}", because it isn't an allowed origin`);
  }
  return new URL(origin).href;
}
