import { type CommandResult, runCommand } from "../command/run-command.ts";
import { tools } from "../command/tools.ts";

interface Generator {
  name: string;
  args: readonly string[];
  /** Relative to the repository; its root by default. */
  folder?: string;
}

/** In the order in which they need one another. None of them reaches the network. */
const generators: readonly Generator[] = [
  {
    name: "the content model as JSON",
    args: [tools.sanity, "schema", "extract", "--path", "schemas/generated/schema.json", "--force"],
  },
  { name: "the types of documents and GROQ answers", args: [tools.sanity, "typegen", "generate"] },
  {
    name: "the types of GraphQL operations",
    args: [tools.graphqlCodegen, "--config", "codegen.ts"],
    folder: "web",
  },
  {
    name: "the content lake's endpoints and the tests that hold them",
    args: ["scripts/generate/write-endpoint-tables.ts"],
  },
  {
    name: "the storefront's operations and the tests that hold them",
    args: ["scripts/generate/write-storefront-tables.ts"],
  },
];

/** What generators write, as glob patterns. */
export const generatedFiles = [
  "schemas/generated/**/*.*",
  "web/commerce/generated/**/*.*",
  "emulators/content-lake/README.md",
  "emulators/storefront/README.md",
];

/** Runs every generator, and stops at the first that fails. */
export async function generate(stop: AbortSignal): Promise<CommandResult & { name: string }> {
  let last: (CommandResult & { name: string }) | undefined;
  for (const { name, args, folder = "." } of generators) {
    last = {
      name,
      ...(await runCommand({ args, folder, stop, environment: { ...process.env, DO_NOT_TRACK: "1" } })),
    };
    if (!last.ok) break;
  }
  return last ?? { name: "nothing", ok: true, end: "exit code 0", output: "" };
}
