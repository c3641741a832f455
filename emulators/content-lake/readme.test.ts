import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { endpoints } from "#content-lake/api/endpoints.ts";

const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");

test("the README lists every endpoint with its description, and nothing else", () => {
  const rows = [...readme.matchAll(/^\| [A-Z]+ \| `.*$/gm)].map(([row]) => row);

  expect(rows.toSorted()).toEqual(
    [...endpoints.api, ...endpoints.control]
      .map(({ method, path, description }) => `| ${method} | \`${path}\` | ${description} |`)
      .toSorted(),
  );
});
