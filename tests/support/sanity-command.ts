import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { compileCache } from "../../scripts/command/spawn-node.ts";

const script = fileURLToPath(new URL("../../scripts/sanity.ts", import.meta.url));

interface Where {
  dataDir: string;
  port?: number;
}

/** Runs `npm run sanity` on a data directory. Rejects if it fails. */
export const runSanityCommand = (command: string, { dataDir, port = 4159 }: Where) =>
  promisify(execFile)(process.execPath, [script, ...command.split(" ")], {
    env: {
      ...process.env,
      ...compileCache,
      CI: "true",
      DATA_DIR: dataDir,
      CONTENT_LAKE_PORT: String(port),
    },
  });

/** Exports a data directory's content and imports it into the dataset `copy`, in the same directory or another. */
export async function copyContent({ from, to }: { from: string; to: string }) {
  const file = join(from, "content.tar.gz");
  await runSanityCommand(`dataset export production ${file}`, { dataDir: from });
  return runSanityCommand(`dataset import ${file} --dataset copy`, { dataDir: to });
}
