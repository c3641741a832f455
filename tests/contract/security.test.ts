import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isPagePath } from "../../web/server/page-path.ts";
import { findRateLimit, rateLimits } from "../../web/lib/rate-limits.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Pages that do work for each request. */
const pages = [
  "GET /cart",
  "GET /orders/[token]",
  "GET /quizzes/[slug]/results",
  "GET /search",
  "GET /wallet/purchases/[id]",
];

const document = readFileSync(`${root}/docs/security.md`, "utf8");

const rows = document
  .split("\n")
  .filter((line) => /^\| `[A-Z]+ \//.test(line))
  .map((line) => {
    const [, endpoint = "", , , limit] = line.split("|").map((cell) => cell.trim());
    return { endpoint: endpoint.replaceAll("`", ""), limit };
  });

test("the table lists every method of every route, and nothing else", () => {
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

test("only a page's own address accepts nothing but reading", () => {
  const toPaths = (file: "page.tsx" | "route.ts") =>
    globSync(`**/${file}`, { cwd: `${root}/web/app` }).map(
      (found) => `/${found.replace(/\/?[^/]+$/, "").replaceAll(/\([^/]+\)\/|\/?\[\[[^/]+$/g, "")}`,
    );

  expect(toPaths("page.tsx").filter((path) => !isPagePath(path))).toEqual([]);
  expect(toPaths("route.ts").filter(isPagePath)).toEqual([]);
});

test("the table names each endpoint's rate limit", () => {
  expect(rows.map(({ endpoint, limit }) => [endpoint, limit])).toEqual(
    rows.map(({ endpoint }) => [endpoint, limitOf(endpoint)]),
  );
});

test("every test named in the document exists", () => {
  const tables = document.slice(document.indexOf("## How it's tested"));
  const names = Array.from(tables.matchAll(/\| ([^|]+) \|$/gm), ([, cell = ""]) => [
    ...cell.matchAll(/`([^`]+)`/g),
  ])
    .flat()
    .map(([, name = ""]) => name);
  const isMissing = (name: string) =>
    globSync(
      [`${name}*.{test,spec}.{ts,tsx}`, `tests/${name}*.{test,spec}.{ts,tsx}`, `tests/${name}/*.test.ts`],
      { cwd: root },
    ).length === 0;

  expect(names.length).toBeGreaterThan(40);
  expect(names.filter(isMissing)).toEqual([]);
});

function limitOf(endpoint: string): string {
  const [method = "", path = ""] = endpoint.split(" ");
  return findRateLimit({ method, path }, rateLimits)?.name ?? "";
}
