import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { cutMidway } from "./cut-midway.ts";
import { DroppedConnection } from "./dropped-connection.ts";

const bodilessStatuses = new Set([204, 205, 304]);

const errorSchema = z
  .strictObject({
    status: z.int().min(200).max(599),
    headers: z.record(z.string(), z.string()).default({}),
    /** A string is sent as is, so that it can be malformed. Anything else is sent as JSON. */
    body: z.json().optional(),
  })
  .refine(({ status, body }) => body === undefined || !bodilessStatuses.has(status), {
    message: "A response with status 204, 205 or 304 can't have a body.",
  });

const faultRuleSchema = z
  .strictObject({
    /** Every method if omitted. */
    method: z.string().toUpperCase().optional(),
    /** As in the emulator's route table, with `*` for any characters. */
    path: z.string().regex(/^[/*]/, 'A path begins with "/" or "*".'),
    /** How many times it still applies. Unlimited if omitted. */
    times: z.int().min(0).optional(),
    delayMs: z.int().min(0).max(600_000).optional(),
    error: errorSchema.optional(),
    /** Before the request is handled, after it (the response is lost), or partway through the response's body. */
    drop: z.enum(["before", "after", "midway"]).optional(),
  })
  .refine(({ delayMs, error, drop }) => delayMs !== undefined || error || drop, {
    message: 'A rule needs a "delayMs", an "error" or a "drop".',
  })
  .refine(({ error, drop }) => !error || drop === undefined || drop === "midway", {
    message: 'A rule with an "error" doesn\'t handle the request, so it can only "drop" it "midway".',
  });

export const faultRulesSchema = z.array(faultRuleSchema).max(100);

export type FaultRule = z.infer<typeof faultRuleSchema>;

interface FaultedExchange {
  request: Request;
  /** What rules are compared with: the request's path as in the route table. */
  path: string;
  answer: () => Promise<Response>;
}

/** Deliberate failures, to test how clients deal with them. */
export interface Faults {
  /** With the number of times each has left. */
  rules: () => readonly FaultRule[];
  replace: (rules: readonly FaultRule[]) => void;
  /**
   * Responds through the first matching rule that has times left, or normally. Throws a `DroppedConnection` if the rule says so.
   */
  apply: (exchange: FaultedExchange) => Promise<Response>;
}

export function createFaults(): Faults {
  let rules: FaultRule[] = [];

  return {
    rules: () => rules,
    replace: (replacement) => {
      rules = replacement.map((rule) => ({ ...rule }));
    },
    apply: async ({ request, path, answer }) => {
      const rule = rules.find((candidate) => fits(candidate, request.method, path));
      if (!rule) return answer();
      if (rule.times !== undefined) rule.times -= 1;
      // Don't keep waiting for a client that has disconnected.
      if (rule.delayMs) await setTimeout(rule.delayMs, undefined, { signal: request.signal, ref: false });
      if (rule.drop === "before") throw new DroppedConnection();
      const response = rule.error ? toResponse(rule.error) : await answer();
      if (rule.drop === undefined) return response;
      if (rule.drop === "midway" && response.body) return cutMidway(response);
      await response.body?.cancel();
      throw new DroppedConnection();
    },
  };
}

function fits({ method, path: pattern, times }: FaultRule, asked: string, path: string): boolean {
  if (times === 0 || (method !== undefined && method !== asked)) return false;
  const source = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("*", ".*");
  return new RegExp(`^${source}$`).test(path);
}

function toResponse({ status, headers, body }: NonNullable<FaultRule["error"]>): Response {
  if (bodilessStatuses.has(status)) return new Response(null, { status, headers });
  const fallback = {
    statusCode: status,
    error: "Fault",
    message: "A fault rule of the emulator caused this error.",
  };
  const text = typeof body === "string" ? body : JSON.stringify(body ?? fallback);
  return new Response(text, { status, headers: { "content-type": "application/json", ...headers } });
}
