import { z } from "zod";
import { type Account, roleSchema } from "#files/account.ts";

/** `editor:eden@example.com:Eden Editor`, the value of `--account`. */
export const accountOptionSchema = z.string().transform((value, context): Omit<Account, "password"> => {
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
export const defaultAccounts: readonly Omit<Account, "password">[] = [
  { role: "administrator", email: "administrator@example.com", name: "Administrator" },
  { role: "editor", email: "editor@example.com", name: "Editor" },
  { role: "viewer", email: "viewer@example.com", name: "Viewer" },
];
