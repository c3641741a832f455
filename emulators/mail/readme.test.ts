import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mailRoutes } from "#mail/mail-routes.ts";

test("the README lists every endpoint with what it does, and none that is gone", () => {
  const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");

  const rows = [...readme.matchAll(/^\| [A-Z]+ \| `.*$/gm)].map(([row]) => row);

  expect(rows).toEqual(
    mailRoutes.map(({ method, path, description }) => `| ${method} | \`${path}\` | ${description} |`),
  );
});
