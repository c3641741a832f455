import { contentSeed } from "../emulators/seed/content-seed.ts";
import { readCredentials } from "../emulators/seed/credentials.ts";
import { PlainError } from "./command/plain-error.ts";
import { runScript } from "./command/run-script.ts";
import { reachLake } from "./sanity/reach-lake.ts";
import { createLakeClient } from "./seed/lake-client.ts";
import { createLoadSeed } from "./seed/load-seed.ts";
import { plantMissing } from "./seed/plant-missing.ts";
import { loadEnvFile } from "./stack/load-env-file.ts";
import { parseEnvironment } from "./stack/environment.ts";

// `--size=demo` plants what is missing of the demonstration shop; `--size=large` fills it up for load as well.
await runScript(
  async () => {
    const size = parseSize(process.argv.slice(2));
    loadEnvFile();
    const { ports, dataDir } = parseEnvironment(process.env);
    const credentials = readCredentials(dataDir);
    const reached = await reachLake({ port: ports.contentLake, dataDir, credentials });
    try {
      const lake = createLakeClient({ url: reached.url, token: credentials.contentLake.administrator });
      console.log(
        `The demonstration shop in ${dataDir}: ${toReport(await plantMissing(lake, contentSeed))}.`,
      );
      if (size === "large") {
        const planted = await plantMissing(lake, createLoadSeed(), 250);
        console.log(`Signs and posts for load: ${toReport(planted)}. npm run reset removes all of it.`);
      }
    } finally {
      await reached.close();
    }
  },
  { stoppedCode: 130 },
);

function toReport(planted: number): string {
  return planted === 0 ? "nothing was missing" : `${planted} documents were missing and are planted`;
}

function parseSize(args: readonly string[]): "demo" | "large" {
  const given = args.join(" ");
  switch (given) {
    case "":
    case "--size=demo":
      return "demo";
    case "--size=large":
      return "large";
    default:
      throw new PlainError(`npm run seed takes -- --size=demo or -- --size=large, not "${given}".`);
  }
}
