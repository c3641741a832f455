import { z } from "zod";

const faultSchema = z.strictObject({
  /** Applies to mails to this address; to all by default. */
  to: z.email().toLowerCase().optional(),
  /** How many times it still applies. No limit by default. */
  times: z.int().min(0).optional(),
  /** Rejects the address with this reply, such as 550 if it doesn't exist, or 450 to try again later. */
  reply: z.int().min(400).max(599).optional(),
  /** Drops the connection before or after storing the mail, without a reply. */
  drop: z.enum(["before", "after"]).optional(),
});

export const smtpFaultsSchema = z
  .array(
    faultSchema.refine(({ reply, drop }) => (reply === undefined) !== (drop === undefined), {
      message: 'A fault needs a "reply" or a "drop".',
    }),
  )
  .max(100);

export type SmtpFault = z.infer<typeof faultSchema>;

/** Failures on purpose, to test how a sender deals with them. */
export interface SmtpFaults {
  /** With the number of times left. */
  rules: () => readonly SmtpFault[];
  replace: (rules: readonly SmtpFault[]) => void;
  /** The first fault of this kind for one of these addresses. Counts it. */
  take: (kind: "reply" | "drop", to: readonly string[]) => SmtpFault | null;
}

export function createSmtpFaults(): SmtpFaults {
  let rules: SmtpFault[] = [];
  return {
    rules: () => rules,
    replace: (replacement) => {
      rules = replacement.map((rule) => ({ ...rule }));
    },
    take: (kind, to) => {
      const addresses = new Set(to.map((address) => address.toLowerCase()));
      const rule = rules.find(
        (candidate) =>
          candidate[kind] !== undefined &&
          candidate.times !== 0 &&
          (candidate.to === undefined || addresses.has(candidate.to)),
      );
      if (!rule) return null;
      if (rule.times !== undefined) rule.times -= 1;
      return rule;
    },
  };
}
