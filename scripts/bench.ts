import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureFreshClone } from "../tests/bench/fresh-clone.ts";
import { measureShop, toMarkdown } from "../tests/bench/figures.ts";
import { root } from "./command/spawn-node.ts";
import { startStack } from "./stack/start-stack.ts";

// Measures what the README claims and writes docs/figures.md.
const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
const { PATH, HOME } = process.env;

console.log("Starting a fresh clone twice…");
const starts = await measureFreshClone(root);
const stack = await startStack({
  env: { PATH, HOME },
  ports: { site: 3130, contentLake: 3131, storefront: 3132 },
  dataDir,
  distDir: ".next-bench",
});
try {
  console.log("Measuring the running shop…");
  const figures = toMarkdown({ starts, ...(await measureShop(stack)) });
  writeFileSync(join(root, "docs/figures.md"), figures);
  console.log(figures);
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true });
}
