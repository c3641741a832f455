import type { TestLake } from "./content-lake.ts";

/** A user who can sign in to a test lake. */
export const eden = { email: "eden@handshape.test", password: "correct horse" };

/** Where the sign-in page redirects afterward. */
export const studioOf = (lake: TestLake): string => `${lake.url}/studio`;

/** Submits the sign-in page's form. */
export function submitSignIn(
  lake: TestLake,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${lake.url}/login?origin=${encodeURIComponent(studioOf(lake))}&withSid=true`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams(fields),
  });
}

/** The sid that the Studio exchanges for a token. */
export async function readSid(lake: TestLake): Promise<string> {
  const response = await submitSignIn(lake, eden);
  return new URL(response.headers.get("location") ?? "").hash.replace("#sid=", "");
}

export function redeemSid(lake: TestLake, sid: string): Promise<Response> {
  return fetch(`${lake.url}/v1/auth/fetch?sid=${sid}`);
}

/** Signs Eden in and returns the session's token. */
export async function signIn(lake: TestLake): Promise<string> {
  const response = await redeemSid(lake, await readSid(lake));
  const { token } = await response.json();
  return String(token);
}
