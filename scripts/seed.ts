import { contentSeed } from "../emulators/seed/content-seed.ts";
import { readCredentials } from "../emulators/seed/credentials.ts";
import { PlainError } from "./command/plain-error.ts";
import { runScript } from "./command/run-script.ts";
import { reachLake } from "./sanity/reach-lake.ts";
import { createSeedClient } from "./seed/seed-client.ts";
import { createLoadSeed } from "./seed/load-seed.ts";
import { seedMissing } from "./seed/seed-missing.ts";
import { loadEnvFile } from "./stack/load-env-file.ts";
import { parseEnvironment } from "./stack/environment.ts";

// `--size=demo` adds missing demo content; `--size=large` also adds content for load tests.
await runScript(
  async () => {
    const size = parseSize(process.argv.slice(2));
    loadEnvFile();
    const { ports, dataDir } = parseEnvironment(process.env);
    const credentials = readCredentials(dataDir);
    const reached = await reachLake({ port: ports.contentLake, dataDir, credentials });
    try {
      const lake = createSeedClient({ url: reached.url, token: credentials.contentLake.administrator });
      console.log(`Demo content in ${dataDir}: ${toReport(await seedMissing(lake, contentSeed))}.`);
      if (size === "large") {
        const addedCount = await seedMissing(lake, createLoadSeed(), 250);
        console.log(
          `Signs and posts for load tests: ${toReport(addedCount)}. npm run reset removes everything.`,
        );
      }
    } finally {
      await reached.close();
    }
  },
  { stoppedCode: 130 },
);

function toReport(addedCount: number): string {
  return addedCount === 0 ? "nothing was missing" : `added ${addedCount} missing documents`;
}

function parseSize(args: readonly string[]): "demo" | "large" {
  const argument = args.join(" ");
  switch (argument) {
    case "":
    case "--size=demo":
      return "demo";
    case "--size=large":
      return "large";
    default:
      throw new PlainError(`npm run seed takes -- --size=demo or -- --size=large, not "${argument}".`);
  }
}
