import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PlainError } from "./command/plain-error.ts";
import { refuseArguments } from "./command/refuse-arguments.ts";
import { runScript } from "./command/run-script.ts";
import { loadEnvFile } from "./stack/load-env-file.ts";
import { lockData } from "./stack/data-lock.ts";
import { parseEnvironment } from "./stack/environment.ts";

await runScript(
  async () => {
    refuseArguments("reset");
    loadEnvFile();
    const { dataDir } = parseEnvironment(process.env);
    if (!existsSync(dataDir)) {
      console.log(
        `${dataDir} doesn't exist, so there's nothing to remove. The next npm start loads the seed.`,
      );
      return;
    }
    // DATA_DIR could point to someone's own folder by mistake.
    if (!existsSync(join(dataDir, "tokens.json"))) {
      throw new PlainError(
        `${dataDir} isn't a Handshape data directory, so nothing was removed. Check DATA_DIR.`,
      );
    }
    lockData(dataDir).release();
    rmSync(dataDir, { recursive: true });
    console.log(`Removed ${dataDir}. The next npm start loads the seed.`);
  },
  { stoppedCode: 130 },
);
