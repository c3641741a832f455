import { z } from "zod";

const faultSchema = z.strictObject({
  /** Whose mail; everybody's when it is not given. */
  to: z.email().toLowerCase().optional(),
  /** How often it is still to happen; for ever when it is not given. */
  times: z.int().min(0).optional(),
  /** Refuses the address with this reply, such as 550 for one that does not exist and 450 for one to try later. */
  reply: z.int().min(400).max(599).optional(),
  /** Ends the connection before the mail is kept, or after it, so that its sender cannot know. */
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

/** What goes wrong on purpose, so that a sender's ways of dealing with it can be tested. */
export interface SmtpFaults {
  /** With the times that are left. */
  rules: () => readonly SmtpFault[];
  replace: (rules: readonly SmtpFault[]) => void;
  /** The first fault of this kind for one of these addresses, counted. */
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
