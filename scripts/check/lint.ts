import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../command/run-command.ts";
import type { StageResult } from "../command/run-stage.ts";
import { root } from "../command/spawn-node.ts";
import { tools } from "../command/tools.ts";
import { computeFingerprint } from "../stack/fingerprint.ts";
import { readCache, writeCache } from "./check-cache.ts";
import { hashModules } from "./import-graph.ts";
import { parseFindings } from "./lint-findings.ts";

/** A digest for each file that passed, by path. */
type PassedFiles = Readonly<Record<string, unknown>>;

const cacheName = "lint.json";

/**
 * Lints the files that have changed since they passed, and those that import them: what a type-aware rule says about a file
 * depends on everything it imports. All of them when what every file depends on has changed, such as a package or a rule.
 */
export async function lint(stop: AbortSignal): Promise<StageResult> {
  const files = await listLintedFiles(stop);
  if (!files) return runCommand({ args: [tools.oxlint], stop });
  const hashes = hashLintedFiles(files);
  const changed = listChangedFiles(hashes, toPassedFiles(readCache(cacheName)));
  if (changed.length === 0) return { ok: true, output: "", note: "nothing changed" };

  // Past half of the files, naming them saves nothing.
  const selection = changed.length > files.length / 2 ? [] : changed;
  const { ok, output } = await runCommand({ args: [tools.oxlint, "--format=json", ...selection], stop });
  const findings = ok ? [] : parseFindings(output, files);
  if (findings) {
    const failed = new Set(findings.map(({ file }) => file));
    // A file that was edited meanwhile has not passed as it is now.
    const after = hashLintedFiles(files);
    const passed = [...hashes].filter(([file, hash]) => !failed.has(file) && after.get(file) === hash);
    writeCache(cacheName, Object.fromEntries(passed));
  }
  return {
    ok,
    output: findings?.map(({ text }) => text).join("\n") ?? output,
    note: `${changed.length} of ${files.length} files`,
  };
}

/** The files whose digest is not the one they passed with. */
export function listChangedFiles(hashes: ReadonlyMap<string, string>, passed: PassedFiles): string[] {
  return [...hashes].filter(([file, hash]) => passed[file] !== hash).map(([file]) => file);
}

/** null when oxlint does not tell. */
async function listLintedFiles(stop: AbortSignal): Promise<string[] | null> {
  const { ok, output } = await runCommand({ args: [tools.oxlint, "--debug=files"], stop });
  const files = output.split("\n").filter((line) => /\.[cm]?[jt]sx?$/.test(line));
  return ok && files.length > 0 ? files : null;
}

function hashLintedFiles(files: readonly string[]): ReadonlyMap<string, string> {
  const texts = new Map(files.map((file) => [join(root, file), readText(join(root, file))]));
  const shared = hashShared([...texts].filter(([, text]) => addsGlobalTypes(text)).map(([file]) => file));
  const hashes = hashModules([...texts.keys()], (file) => texts.get(file) ?? readText(file));
  return new Map(files.map((file) => [file, `${shared} ${hashes.get(join(root, file)) ?? "missing"}`]));
}

/** What every file is linted with: the rules, the compiler's options, installed packages, global types and the routes that links can name. */
function hashShared(globalTypes: readonly string[]): string {
  const sources = globSync(
    [
      "*.{ts,json,yaml}",
      ".gitignore",
      "**/{package,tsconfig}.json",
      "**/*.d.ts",
      "{scripts/lint,scripts/check,schemas/generated}/*.ts",
      // Written by Next for the routes of a build.
      "web/{.next,.next-test}/types/**/*.ts",
    ],
    { cwd: root, exclude: ["**/node_modules", "**/.data"] },
  );
  const globals = globalTypes.map((file) => file.slice(root.length));
  const routes = globSync("web/app/**/{page,route}.{ts,tsx}", { cwd: root }).toSorted().join(" ");
  return computeFingerprint({ root, sources: [...new Set([...sources, ...globals])], variables: { routes } });
}

const addsGlobalTypes = (text: string | null) =>
  text !== null && /\bdeclare\s+(?:global|module)\b/.test(text);

function readText(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // An import that leads nowhere counts as such.
    return null;
  }
}

function toPassedFiles(cache: unknown): PassedFiles {
  return typeof cache === "object" && cache !== null ? Object.fromEntries(Object.entries(cache)) : {};
}
