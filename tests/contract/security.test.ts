import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findRateLimit, rateLimits } from "../../web/lib/rate-limits.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Pages that work for each request. */
const pages = ["GET /cart", "GET /search"];

const rows = readFileSync(`${root}/docs/security.md`, "utf8")
  .split("\n")
  .filter((line) => /^\| `[A-Z]+ \//.test(line))
  .map((line) => {
    const [, endpoint = "", , , limit] = line.split("|").map((cell) => cell.trim());
    return { endpoint: endpoint.replaceAll("`", ""), limit };
  });

test("the table of endpoints has every method of every route, and no other", () => {
  const files = globSync("**/route.ts", { cwd: `${root}/web/app` });
  const endpoints = files.flatMap((file) => {
    const path = `/${file.replace(/\/route\.ts$/, "").replace(/^\(site\)\//, "")}`;
    const source = readFileSync(`${root}/web/app/${file}`, "utf8");
    return Array.from(
      source.matchAll(/^export (?:async function|const) ([A-Z]+)\b/gm),
      ([, method]) => `${method} ${path}`,
    );
  });

  expect(rows.map(({ endpoint }) => endpoint).toSorted()).toEqual([...endpoints, ...pages].toSorted());
});

test("the table names the limit that each endpoint has", () => {
  expect(rows.map(({ endpoint, limit }) => [endpoint, limit])).toEqual(
    rows.map(({ endpoint }) => [endpoint, limitOf(endpoint)]),
  );
});

function limitOf(endpoint: string): string {
  const [method = "", path = ""] = endpoint.split(" ");
  return findRateLimit({ method, path }, rateLimits)?.name ?? "";
}
