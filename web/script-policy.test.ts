import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { firstPaintScript } from "#lib/first-paint-script.ts";
import { toNoncePolicy, toScriptPolicy } from "./script-policy.ts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const toPage = (...scripts: string[]) =>
  `<html><body>${scripts.map((script) => `<script>${script}</script>`).join("\n")}</body></html>`;

test.each([
  ["the start of the page's data", "(self.__next_f=self.__next_f||[]).push([0])"],
  [
    "a part of the page's data",
    String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n2:I[1,\"\\u003c\",[]]\n"])`,
  ],
  ["a part in base64", `self.__next_f.push([3,"AAEC+/8="])`],
  [
    "the list of chunks",
    `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0_l71-x.js"],"runtimeModuleIds":[521610]});`,
  ],
  ["a script of our own", firstPaintScript],
])("a page may run %s", (_what, script) => {
  expect(toScriptPolicy(toPage(script))).toContain(hash(script));
});

test.each([
  ["another script", "alert(1)"],
  ["code after the page's data", `self.__next_f.push([1,"a"]);alert(1)`],
  ["code instead of the page's data", "self.__next_f.push([1,alert(1)])"],
  [
    "code in the list of chunks",
    `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert(1)],"runtimeModuleIds":[1]});`,
  ],
  ["more than our own", `${firstPaintScript};alert(1)`],
])("a page may not run %s", (_what, script) => {
  expect(toScriptPolicy(toPage(script))).not.toContain("sha256");
});

test("JSON-LD and external files need no hash", () => {
  const html = `<script type="application/ld+json">{"@type":"Course"}</script><script src="/a.js" async=""></script>`;

  expect(toScriptPolicy(html)).toMatch(/^script-src 'self';/);
});

test("repeated scripts are listed once", () => {
  expect(toScriptPolicy(toPage(firstPaintScript, firstPaintScript)).match(/sha256/g)).toHaveLength(1);
});

test("another host is listed if a page needs it", () => {
  expect(toScriptPolicy("", ["https://scripts.example"])).toMatch(
    /^script-src 'self' https:\/\/scripts\.example;/,
  );
});

test("a page for one visitor may run our own scripts and those with its nonce", () => {
  expect(toNoncePolicy("abc")).toMatch(/^script-src 'self' 'nonce-abc' 'sha256-[^']+';/);
});

test("a megabyte of data is checked quickly", () => {
  const script = `self.__next_f.push([1,"${String.raw`\"a`.repeat(400_000)}"])`;

  expect(toScriptPolicy(toPage(script))).toContain(hash(script));
});
