import { expect, test } from "vitest";
import { accountOptionSchema } from "./account-option.ts";

test.each([
  ["editor:ada@example.com:Ada Lovelace", { role: "editor", email: "ada@example.com", name: "Ada Lovelace" }],
  [
    "editor:ada@example.com:Ada: an editor",
    { role: "editor", email: "ada@example.com", name: "Ada: an editor" },
  ],
  ["viewer:vic@example.com", { role: "viewer", email: "vic@example.com", name: "vic@example.com" }],
])("%s is an account", (value, account) => {
  expect(accountOptionSchema.parse(value)).toEqual(account);
});

test.each(["owner:ada@example.com", "editor", "editor:ada", ""])(
  "%j is refused with the form it has",
  (value) => {
    expect(accountOptionSchema.safeParse(value).error?.issues[0]?.message).toBe(
      `"${value}" isn't role:email:name, where the role is administrator, editor, or viewer`,
    );
  },
);
