import { z } from "zod";
import { createPassphrase } from "./secrets-file.ts";

export const roleSchema = z.enum(["administrator", "editor", "viewer"]);

/** Somebody who can sign in. */
export const accountSchema = z.object({
  role: roleSchema,
  name: z.string(),
  email: z.string(),
  password: z.string().min(1),
});

export type Role = z.infer<typeof roleSchema>;

export type Account = z.infer<typeof accountSchema>;

/** An account with a password made at random. */
export function createAccount(account: Omit<Account, "password">): Account {
  return { ...account, password: createPassphrase() };
}
