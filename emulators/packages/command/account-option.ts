import { z } from "zod";
import { type Account, roleSchema } from "#files/account.ts";
import type { Option } from "./run-commands.ts";

/** Somebody who gets a password when the data directory is made. */
export type NewAccount = Omit<Account, "password">;

export const accountOption: Option = {
  value: "role:email:name",
  multiple: true,
  description: "who can sign in, set when the data directory is made; can be repeated",
};

/** `editor:eden@example.com:Eden Editor`, the value of `--account`. */
export const accountOptionSchema = z.string().transform((value, context): NewAccount => {
  const [role, email = "", ...rest] = value.split(":");
  const name = rest.join(":") || email;
  const parsed = z
    .object({ role: roleSchema, email: z.email(), name: z.string() })
    .safeParse({ role, email, name });
  if (parsed.success) return parsed.data;
  context.addIssue({
    code: "custom",
    message: `"${value}" isn't role:email:name, where the role is administrator, editor, or viewer`,
  });
  return z.NEVER;
});

/** One for each role, unless others are named. */
export const defaultAccounts: readonly NewAccount[] = [
  { role: "administrator", email: "administrator@example.com", name: "Administrator" },
  { role: "editor", email: "editor@example.com", name: "Editor" },
  { role: "viewer", email: "viewer@example.com", name: "Viewer" },
];

/** What people need to sign in, a line each. */
export function toAccountLines(accounts: readonly Account[]): string {
  return accounts.map(({ role, email, password }) => `${role}: ${email}, ${password}`).join("\n");
}
