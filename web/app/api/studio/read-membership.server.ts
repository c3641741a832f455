import "server-only";
import { ClientError } from "@sanity/client";
import { z } from "zod";
import { contentClient } from "#content/content-client.server.ts";
import type { RefusalCode } from "./studio-answer.ts";

const memberSchema = z.object({ id: z.string().min(1), roles: z.array(z.object({ name: z.string() })) });

type Membership =
  | { ok: true }
  | { ok: false; reason: Extract<RefusalCode, "signed-out" | "not-a-member" | "lake-unreachable"> };

/** Whether the request's token belongs to someone with a role in the project. The lake decides on each request. */
export async function readMembership(request: Request): Promise<Membership> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (!token) return { ok: false, reason: "signed-out" };
  try {
    const member = memberSchema.safeParse(await readCurrentUser(token));
    if (!member.success) return { ok: false, reason: "signed-out" };
    return member.data.roles.length > 0 ? { ok: true } : { ok: false, reason: "not-a-member" };
  } catch (error) {
    const isRefused = error instanceof ClientError && [401, 403].includes(error.statusCode);
    // Only the message, because the rest of the error may contain the caller's token.
    if (!isRefused) console.error(`Verifying a Studio account failed: ${toMessage(error)}`);
    return { ok: false, reason: isRefused ? "signed-out" : "lake-unreachable" };
  }
}

const readCurrentUser = (token: string): Promise<unknown> =>
  contentClient()
    .withConfig({ token, timeout: 5_000, maxRetries: 1 })
    .request({ uri: "/users/me", tag: "studio.member" });

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
