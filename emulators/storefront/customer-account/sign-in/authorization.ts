import { z } from "zod";
import { type AccountServices } from "#storefront/customer-account/account-call.ts";
import { clientId, isAllowedRedirect } from "./client.ts";

/** What a client asks for (openid.net/specs/openid-connect-core-1_0.html, section 3.1.2.1), checked. */
export interface Authorization {
  redirectUri: string;
  state: string | undefined;
  nonce: string | undefined;
  /** In base64url, of the verifier that the client has to show for the tokens (RFC 7636). */
  codeChallenge: string;
  /** The email that the client expects. */
  loginHint: string;
}

type ReadAuthorization =
  | { kind: "valid"; authorization: Authorization }
  /** Told to the client, at its own address. */
  | { kind: "refused"; redirect: string }
  /** Told to the person, because the client's address can't be trusted. */
  | { kind: "untrusted"; message: string };

const text = z.string().max(2000);

const senderSchema = z.object({ client_id: text, redirect_uri: text, state: text.optional() });

const requestSchema = z.object({
  response_type: z.literal("code", { error: "response_type has to be code" }),
  scope: z
    .string({ error: "scope is missing" })
    .refine((scope) => scope.split(" ").includes("openid"), "scope has to include openid"),
  code_challenge: z
    .string({ error: "code_challenge is missing: a public client has to use PKCE" })
    .regex(/^[\w-]{43}$/, "code_challenge isn't a SHA-256 hash in base64url"),
  code_challenge_method: z.literal("S256", { error: "code_challenge_method has to be S256" }),
  nonce: text.optional(),
  login_hint: z.string().max(255).default(""),
  prompt: z.string().optional(),
});

export function readAuthorization({ searchParams }: URL, services: AccountServices): ReadAuthorization {
  const given = Object.fromEntries(searchParams);
  const sender = senderSchema.safeParse(given);
  if (!sender.success) return { kind: "untrusted", message: "The address lacks client_id or redirect_uri." };
  const { client_id, redirect_uri: redirectUri, state } = sender.data;
  if (client_id !== clientId)
    return { kind: "untrusted", message: "The shop has no client with this client_id." };
  if (!isAllowedRedirect(redirectUri, services))
    return { kind: "untrusted", message: `The shop doesn’t know this redirect_uri: ${redirectUri}` };

  const refuse = (error: string, description: string): ReadAuthorization => ({
    kind: "refused",
    redirect: toRedirect({ redirectUri, state }, { error, error_description: description }),
  });
  const request = requestSchema.safeParse(given);
  if (!request.success) {
    const [issue] = request.error.issues;
    const isType = issue?.path[0] === "response_type";
    return refuse(isType ? "unsupported_response_type" : "invalid_request", issue?.message ?? "");
  }
  const { code_challenge: codeChallenge, nonce, login_hint: loginHint, prompt } = request.data;
  // The shop remembers nobody, so it always has to ask.
  if (prompt === "none") return refuse("login_required", "Nobody is signed in");
  return { kind: "valid", authorization: { redirectUri, state, nonce, codeChallenge, loginHint } };
}

/** The client's address with an answer, and the state that it sent. */
export function toRedirect(
  { redirectUri, state }: Pick<Authorization, "redirectUri" | "state">,
  answer: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set("state", state);
  return url.href;
}
