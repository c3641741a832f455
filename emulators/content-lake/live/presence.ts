import type { RawData, WebSocket } from "ws";
import { z } from "zod";
import type { Access, User } from "#content-lake/access/access.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";

/** Who has which document open, shared among a dataset's users. Nothing is stored. */
export interface PresenceRoom {
  join: (socket: WebSocket, dataset: string) => void;
}

interface Member {
  socket: WebSocket;
  dataset: string;
  user: User | null;
  subscriptions: Set<string>;
  sessions: Set<string>;
  signedOut: AbortSignal | null;
  leave: () => void;
}

const requestSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.looseObject({}).default({}),
});

const heartbeatMs = 20_000;
/**
 * How much can be queued for a tab that doesn't read. Past it, the tab is disconnected, and asks who's there when it reconnects.
 */
const maxUnreadBytes = 1024 * 1024;

/** JSON-RPC as `@sanity/bifur-client` uses it, with the presence events that the Studio's presence store reads. */
export function createPresenceRoom({ access, newId }: { access: Access; newId: () => string }): PresenceRoom {
  const members = new Set<Member>();

  const methods: Record<string, (member: Member, params: Record<string, unknown>) => unknown> = {
    authorization: (member, params) => {
      const { authorization } = z.looseObject({ authorization: z.string() }).parse(params);
      const token = authorization.replace(/^Bearer\s+/i, "");
      member.user = access.authenticate(token);
      member.signedOut?.removeEventListener("abort", member.leave);
      member.signedOut = access.signedOut(token);
      member.signedOut?.addEventListener("abort", member.leave);
      return { ok: true };
    },
    presence_subscribe: (member) => {
      requireMember(member);
      const subscription = newId();
      member.subscriptions.add(subscription);
      return subscription;
    },
    presence_unsubscribe: (member, params) => {
      const { subscriptionId } = z.looseObject({ subscriptionId: z.string() }).parse(params);
      return { ok: member.subscriptions.delete(subscriptionId) };
    },
    presence_rollcall: (member, params) => {
      const { session } = z.looseObject({ session: z.string() }).parse(params);
      tell(member, { type: "rollCall", i: requireMember(member).id, session });
      return { ok: true };
    },
    presence_announce: (member, params) => {
      const { id } = requireMember(member);
      const { data } = z.looseObject({ data: z.looseObject({ sessionId: z.string() }) }).parse(params);
      member.sessions.add(data.sessionId);
      tell(member, { type: "state", i: id, m: data });
      return { ok: true };
    },
    presence_disconnect: (member, params) => {
      const { session } = z.looseObject({ session: z.string() }).parse(params);
      member.sessions.delete(session);
      tell(member, { type: "disconnect", i: requireMember(member).id, m: { session } });
      return { ok: true };
    },
  };

  function tell({ dataset }: Member, result: unknown): void {
    for (const { socket, dataset: other, subscriptions } of members) {
      if (other !== dataset) continue;
      for (const subscription of subscriptions) {
        const params = { subscription, result };
        if (socket.bufferedAmount > maxUnreadBytes) {
          socket.terminate();
          break;
        }
        socket.send(JSON.stringify({ jsonrpc: "2.0", method: "presence_subscription", params }));
      }
    }
  }

  function answer(member: Member, data: RawData): void {
    const { id, method, params } = requestSchema.parse(JSON.parse(toText(data)));
    const reply = (outcome: object) => member.socket.send(JSON.stringify({ jsonrpc: "2.0", id, ...outcome }));
    const perform = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (!perform) {
      reply({ error: { code: -32601, message: `The Content Lake emulator has no method "${method}"` } });
      return;
    }
    try {
      reply({ result: perform(member, params) });
    } catch (error) {
      if (error instanceof LakeError) reply({ error: { code: 4001, message: error.message } });
      else reply({ error: { code: -32602, message: "Invalid params" } });
    }
  }

  return {
    join: (socket, dataset) => {
      const member: Member = {
        socket,
        dataset,
        user: null,
        subscriptions: new Set(),
        sessions: new Set(),
        signedOut: null,
        leave: () => socket.close(4401, "Signed out"),
      };
      members.add(member);
      const heartbeat = setInterval(() => socket.send("♥"), heartbeatMs);
      heartbeat.unref();
      socket.on("error", () => socket.terminate());
      socket.on("message", (data) => {
        try {
          answer(member, data);
        } catch {
          socket.close(4000, "Not a JSON-RPC request");
        }
      });
      socket.once("close", () => {
        clearInterval(heartbeat);
        members.delete(member);
        member.signedOut?.removeEventListener("abort", member.leave);
        // A tab that vanished can't say so itself.
        for (const session of member.sessions) {
          tell(member, { type: "disconnect", i: member.user?.id, m: { session } });
        }
      });
    },
  };
}

function requireMember({ user }: Member): User {
  if (!user) throw new LakeError(401, "Presence requires a token");
  return user;
}

function toText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString("utf8");
  return Buffer.from(data instanceof ArrayBuffer ? new Uint8Array(data) : data).toString("utf8");
}
