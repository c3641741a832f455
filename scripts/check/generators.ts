import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type CommandResult, runCommand } from "../command/run-command.ts";
import { root } from "../command/spawn-node.ts";
import { tools } from "../command/tools.ts";
import { computeFingerprint } from "../stack/fingerprint.ts";
import { cacheFolder } from "./check-cache.ts";

interface Generator {
  name: string;
  args: readonly string[];
  /** Relative to the repository; its root by default. */
  folder?: string;
  /** Where to move the result when the tool writes a draft first. Both are relative to the repository. */
  output?: { draft: string; file: string };
}

// These tools rewrite unchanged files, and another check could read a partial one, so they write a draft.
const schemaDraft = `${cacheFolder}/schema.json`;
const typesDraft = `${cacheFolder}/sanity.types.ts`;
const shapesDraft = `${cacheFolder}/answer-shapes.ts`;

/** In dependency order. None of them uses the network. */
const generators: readonly Generator[] = [
  {
    name: "the content model as JSON",
    args: ["scripts/check/extract-schema.ts", schemaDraft],
    output: { draft: schemaDraft, file: "schemas/generated/schema.json" },
  },
  {
    name: "types for documents and GROQ results",
    args: [tools.sanity, "typegen", "generate"],
    output: { draft: typesDraft, file: "schemas/generated/sanity.types.ts" },
  },
  {
    name: "shapes of GROQ results",
    args: ["scripts/check/write-answer-shapes.ts", shapesDraft],
    output: { draft: shapesDraft, file: "schemas/generated/answer-shapes.ts" },
  },
  {
    name: "types for GraphQL operations",
    args: [tools.graphqlCodegen, "--config", "codegen.ts"],
    folder: "web",
  },
];

/** The generators' output, as glob patterns. */
export const generatedFiles = ["schemas/generated/**/*.*", "web/commerce/generated/**/*.*"];

/** The generators' input, including their own output. */
const sources = [
  "package.json",
  "pnpm-lock.yaml",
  "sanity.cli.ts",
  "schemas",
  "tsconfig.base.json",
  "tsconfig.json",
  "web/codegen.ts",
  "emulators/content-lake/query/groq.ts",
  // GROQ, GraphQL and what they may import.
  "web/commerce",
  "web/content",
  "web/lib",
  "web/package.json",
  "web/tsconfig.json",
  "emulators/node_modules/@shopify/hydrogen-react-2025-01/storefront.schema.json",
  "scripts/check",
];

/** Changes with the generators' input or output. */
export function fingerprintGenerated(): string {
  const isRead = ([name]: [string, string | undefined]) => /^(SANITY|SHOPIFY)_|^NODE_ENV$/.test(name);
  const variables = Object.entries(process.env).filter(isRead);
  return computeFingerprint({
    root,
    sources,
    variables: Object.fromEntries(variables.map(([name, value = ""]) => [name, value])),
  });
}

/** Runs all generators in order, and resolves with the first that failed, or with null. */
export async function generate(stop: AbortSignal): Promise<(CommandResult & { name: string }) | null> {
  mkdirSync(join(root, cacheFolder), { recursive: true });
  const environment = { ...process.env, DO_NOT_TRACK: "1", TYPEGEN_OUTPUT: typesDraft };
  for (const { name, args, folder = ".", output } of generators) {
    if (output) rmSync(join(root, output.draft), { force: true });
    const result = await runCommand({ args, folder, stop, environment });
    if (!result.ok) return { name, ...result };
    if (output) copyWhenDifferent(join(root, output.draft), join(root, output.file));
  }
  return null;
}

function copyWhenDifferent(from: string, to: string): void {
  if (!existsSync(to) || !readFileSync(from).equals(readFileSync(to))) copyFileSync(from, to);
}
