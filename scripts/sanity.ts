import { readCredentials } from "../emulators/seed/credentials.ts";
import { PlainError } from "./command/plain-error.ts";
import { runScript } from "./command/run-script.ts";
import { reachLake } from "./sanity/reach-lake.ts";
import { runSanity } from "./sanity/run-sanity.ts";
import { parseEnvironment } from "./stack/environment.ts";
import { loadEnvFile } from "./stack/load-env-file.ts";

// The Sanity CLI for the embedded content, even when hosted content is configured. Use `npx sanity` for the latter.
await runScript(
  async (stop) => {
    loadEnvFile();
    const args = process.argv.slice(2);
    const { ports, dataDir } = parseEnvironment(process.env);
    const credentials = readCredentials(dataDir);
    const lake = await reachLake({ port: ports.contentLake, dataDir, credentials });
    console.error(`The embedded content in ${dataDir}`);
    try {
      const failure = await runSanity({
        args,
        lakeUrl: lake.url,
        token: credentials.contentLake.administrator,
        projectId: "embedded",
        directHosts: toHosts(process.env.SITE_URL),
        stop,
      });
      if (failure) throw new PlainError(`sanity ${args.join(" ")}: ${failure}`);
    } finally {
      await lake.close();
    }
  },
  { stoppedCode: 130 },
);

/** The running lake serves assets at the site's address. */
function toHosts(siteUrl: string | undefined): string[] {
  return siteUrl && URL.canParse(siteUrl) ? [new URL(siteUrl).hostname] : [];
}
