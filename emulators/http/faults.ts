import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { cutMidway } from "./cut-midway.ts";
import { DroppedConnection } from "./dropped-connection.ts";

const bodilessStatuses = new Set([204, 205, 304]);

const errorSchema = z
  .strictObject({
    status: z.int().min(200).max(599),
    headers: z.record(z.string(), z.string()).default({}),
    /** A string is sent as it is, so that it can be malformed; anything else as JSON. */
    body: z.json().optional(),
  })
  .refine(({ status, body }) => body === undefined || !bodilessStatuses.has(status), {
    message: "An answer with status 204, 205 or 304 has no body.",
  });

const faultRuleSchema = z
  .strictObject({
    /** Every method when it is not given. */
    method: z.string().toUpperCase().optional(),
    /** As the emulator's route table writes it, with `*` for any characters. */
    path: z.string().regex(/^[/*]/, 'A path begins with "/" or "*".'),
    /** How often it is still to happen; for ever when it is not given. */
    times: z.int().min(0).optional(),
    delayInMs: z.int().min(0).max(600_000).optional(),
    error: errorSchema.optional(),
    /** Before the request is handled, after (its answer is lost), or in the middle of the answer's body. */
    drop: z.enum(["before", "after", "midway"]).optional(),
  })
  .refine(({ delayInMs, error, drop }) => delayInMs !== undefined || error || drop, {
    message: 'A rule needs a "delayInMs", an "error" or a "drop".',
  })
  .refine(({ error, drop }) => !error || drop === undefined || drop === "midway", {
    message: 'A rule with an "error" handles no request, so it can only "drop" it "midway".',
  });

export const faultRulesSchema = z.array(faultRuleSchema).max(100);

export type FaultRule = z.infer<typeof faultRuleSchema>;

interface FaultedExchange {
  request: Request;
  /** What the rules compare: the request's path as the route table writes it. */
  path: string;
  answer: () => Promise<Response>;
}

/** What goes wrong on purpose, so that a client's ways of dealing with it can be tested. */
export interface Faults {
  /** With the times that are left. */
  rules: () => readonly FaultRule[];
  replace: (rules: readonly FaultRule[]) => void;
  /**
   * Answers through the first rule that fits and has times left; as usual when none has.
   * Throws a `DroppedConnection` where the rule says so.
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
      // A client that has gone waits for nothing.
      if (rule.delayInMs) await setTimeout(rule.delayInMs, undefined, { signal: request.signal, ref: false });
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
    message: "A fault rule of the emulator asks for this.",
  };
  const text = typeof body === "string" ? body : JSON.stringify(body ?? fallback);
  return new Response(text, { status, headers: { "content-type": "application/json", ...headers } });
}
