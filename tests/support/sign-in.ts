import type { TestLake } from "./content-lake.ts";

/** Someone who can sign in to a test lake. */
export const eden = { email: "eden@handshape.test", password: "correct horse" };

/** Where the sign-in page leads back to. */
export const studioOf = (lake: TestLake): string => `${lake.url}/studio`;

/** Sends the form of the sign-in page. */
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

/** What the Studio swaps for a token. */
export async function readSid(lake: TestLake): Promise<string> {
  const response = await submitSignIn(lake, eden);
  return new URL(response.headers.get("location") ?? "").hash.replace("#sid=", "");
}

export function redeemSid(lake: TestLake, sid: string): Promise<Response> {
  return fetch(`${lake.url}/v1/auth/fetch?sid=${sid}`);
}

/** Signs Eden in and answers the token of the session. */
export async function signIn(lake: TestLake): Promise<string> {
  const response = await redeemSid(lake, await readSid(lake));
  const { token } = await response.json();
  return String(token);
}
