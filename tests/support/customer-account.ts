import { clientId } from "@shop/emulators/storefront/customer-account/sign-in/client.ts";
import * as oauth from "oauth4webapi";
import { noteOperations } from "./note-operations.ts";
import type { TestStorefront } from "./storefront.ts";

const client: oauth.Client = { client_id: clientId };
export const redirectUri = "http://localhost:3000/account/authorize";
const insecure = { [oauth.allowInsecureRequests]: true };

/** What a site keeps of a sign-in that has begun. */
export interface BegunSignIn {
  server: oauth.AuthorizationServer;
  url: URL;
  verifier: string;
  state: string;
  nonce: string;
}

export interface AccountTokens {
  accessToken: string;
  refreshToken: string;
  idToken: string;
}

/** Finds the shop's endpoints as an OpenID Connect client does. */
export async function discover(storefront: TestStorefront): Promise<oauth.AuthorizationServer> {
  const response = await oauth.discoveryRequest(new URL(storefront.url), insecure);
  return oauth.processDiscoveryResponse(new URL(`${storefront.publicUrl}/authentication/61850001`), response);
}

/** The address that a site sends a customer to, with some parameters changed. undefined leaves one out. */
export async function beginSignIn(
  storefront: TestStorefront,
  others: Record<string, string | undefined> = {},
): Promise<BegunSignIn> {
  const server = await discover(storefront);
  const verifier = oauth.generateRandomCodeVerifier();
  const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()];
  const parameters = {
    client_id: clientId,
    scope: "openid email customer-account-api:full",
    response_type: "code",
    redirect_uri: redirectUri,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...others,
  };
  const url = new URL(server.authorization_endpoint ?? "");
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return { server, url, verifier, state, nonce };
}

/** Submits the sign-in page's form as a browser would. */
export function submit(url: URL, fields: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: url.origin, "sec-fetch-site": "same-origin" },
    redirect: "manual",
  });
}

/** Asks for a code, and returns it with what the page's next form sends along. */
export async function askForCode(
  storefront: TestStorefront,
  { url }: BegunSignIn,
  email: string,
): Promise<{ attempt: string; code: string }> {
  const page = await submit(url, { email });
  const [, attempt = ""] = /name="attempt" value="([^"]+)"/.exec(await page.text()) ?? [];
  const { body } = await storefront.control("GET", "/sign-in-codes");
  return { attempt, code: body[0].code };
}

/** Signs in with a mailed code, and returns the address that the customer is sent back to. */
export async function enterCode(storefront: TestStorefront, begun: BegunSignIn, email: string): Promise<URL> {
  const answer = await submit(begun.url, await askForCode(storefront, begun, email));
  return readTarget(answer);
}

/** Exchanges what came back for tokens, and checks them as a client does. */
export async function exchangeCode({ server, verifier, state, nonce }: BegunSignIn, back: URL) {
  const parameters = oauth.validateAuthResponse(server, client, back, state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    redirectUri,
    verifier,
    insecure,
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(server, response, insecure);
  return tokens;
}

/** What a site sends for the tokens, once a customer came back. */
export async function comeBack(
  storefront: TestStorefront,
  email: string,
): Promise<Record<"grant_type" | "code" | "redirect_uri" | "code_verifier", string>> {
  const begun = await beginSignIn(storefront);
  const back = await enterCode(storefront, begun, email);
  return {
    grant_type: "authorization_code",
    code: back.searchParams.get("code") ?? "",
    redirect_uri: redirectUri,
    code_verifier: begun.verifier,
  };
}

/** Where a response redirects to. */
export function readTarget({ headers }: Response): URL {
  return new URL(headers.get("location") ?? "");
}

/** Signs a customer in, and returns the tokens. */
export async function signInToAccount(storefront: TestStorefront, email: string): Promise<AccountTokens> {
  const begun = await beginSignIn(storefront);
  const tokens = await exchangeCode(begun, await enterCode(storefront, begun, email));
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? "",
    idToken: tokens.id_token ?? "",
  };
}

/** Runs an operation of the Customer Account API. */
export async function askAccount(
  storefront: TestStorefront,
  accessToken: string,
  query: string,
  variables: object = {},
) {
  const discovered = await fetch(`${storefront.url}/.well-known/customer-account-api`);
  const { graphql_api: address } = await discovered.json();
  const body = JSON.stringify({ query, variables });
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: accessToken },
    body,
  });
  const answer = await response.json();
  noteOperations(body, answer, "account");
  return { status: response.status, body: answer };
}

/** The email of whom the token signs in, or the status of the refusal. */
export async function readAccountEmail(
  storefront: TestStorefront,
  accessToken: string,
): Promise<string | number> {
  const query = "{ customer { emailAddress { emailAddress } } }";
  const { status, body } = await askAccount(storefront, accessToken, query);
  return status === 200 ? body.data.customer.emailAddress.emailAddress : status;
}

/** Calls the token endpoint. */
export async function postToken(storefront: TestStorefront, fields: Record<string, string>) {
  const { token_endpoint: address = "" } = await discover(storefront);
  const response = await fetch(address, {
    method: "POST",
    body: new URLSearchParams({ client_id: clientId, ...fields }),
  });
  return { status: response.status, body: await response.json() };
}

/** Exchanges a refresh token for other tokens. */
export const refreshTokens = (storefront: TestStorefront, refreshToken: string) =>
  postToken(storefront, { grant_type: "refresh_token", refresh_token: refreshToken });

/** Runs an operation that isn't refused, and returns the answer's data. */
export async function readAccount(
  storefront: TestStorefront,
  accessToken: string,
  query: string,
  variables: object = {},
) {
  const { body } = await askAccount(storefront, accessToken, query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}
