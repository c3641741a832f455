import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addCompileHints } from "./compile-hints.ts";

const hint = "//# allFunctionsCalledOnLoad\n";

function createBuild(files: Record<string, string>) {
  const distDir = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(distDir, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(distDir, name)), { recursive: true });
    writeFileSync(join(distDir, name), text);
  }
  return { distDir, read: (name: string) => readFileSync(join(distDir, name), "utf8") };
}

const studioPage = "server/app/(studio)/studio/page_client-reference-manifest.js";
const sitePage = "server/app/(site)/cart/page_client-reference-manifest.js";

test("a script that only the Studio loads is compiled as it arrives, also one that it loads later", async () => {
  const { distDir, read } = createBuild({
    "build-manifest.json": "{}",
    [studioPage]: '["/_next/static/chunks/studio-1.js"]',
    "static/chunks/studio-1.js": 'load("static/chunks/media.js")',
    "static/chunks/media.js": 'load("static/chunks/studio-1.js")',
  });

  await addCompileHints({ distDir });

  expect(read("static/chunks/studio-1.js")).toBe(`${hint}load("static/chunks/media.js")`);
  expect(read("static/chunks/media.js")).toBe(`${hint}load("static/chunks/studio-1.js")`);
});

test("a script that the site's pages load stays as it is, also one that they load later", async () => {
  const { distDir, read } = createBuild({
    "build-manifest.json": '["static/chunks/react.js"]',
    [studioPage]: '["static/chunks/studio.js", "static/chunks/react.js", "static/chunks/zod.js"]',
    [sitePage]: '["static/chunks/cart.js"]',
    "static/chunks/studio.js": "studio()",
    "static/chunks/react.js": "react()",
    "static/chunks/cart.js": 'load("static/chunks/zod.js")',
    "static/chunks/zod.js": "zod()",
  });

  await addCompileHints({ distDir });

  expect(read("static/chunks/react.js")).toBe("react()");
  expect(read("static/chunks/cart.js")).toBe('load("static/chunks/zod.js")');
  expect(read("static/chunks/zod.js")).toBe("zod()");
});

test("a build whose manifests name no script of the Studio fails", async () => {
  const { distDir } = createBuild({ "build-manifest.json": "{}", [studioPage]: "{}" });

  await expect(addCompileHints({ distDir })).rejects.toThrow("don't list the Studio's scripts");
});
