import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { untilServed } from "../support/until-served.ts";

const ports = {
  PORT: "3140",
  CONTENT_LAKE_PORT: "3141",
  STOREFRONT_PORT: "3142",
  MAIL_PORT: "3143",
  SMTP_PORT: "3144",
  WALLET_PORT: "3145",
  TELEMETRY_PORT: "3146",
};

export interface StartTimes {
  /** Seconds from `git clone` to the home page, with an empty package store. */
  cold: number;
  /** Seconds from the second `npm start` to the home page. */
  warm: number;
}

/** Clones the repository's last commit and starts it twice, as a new developer would. */
export async function measureFreshClone(repository: string): Promise<StartTimes> {
  const folder = mkdtempSync(join(tmpdir(), "fresh-clone-"));
  const clone = join(folder, "shop");
  try {
    const begun = performance.now();
    execFileSync("git", ["clone", "--quiet", repository, clone]);
    await startUntilServed(clone, join(folder, "store"));
    const cold = (performance.now() - begun) / 1000;
    const again = performance.now();
    await startUntilServed(clone, join(folder, "store"));
    return { cold, warm: (performance.now() - again) / 1000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startUntilServed(clone: string, store: string): Promise<void> {
  const started = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...process.env, pnpm_config_store_dir: store, ...ports },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  await untilServed(`http://localhost:${ports.PORT}/`, started, "npm start");
  const stopped = new Promise((resolve) => {
    started.once("exit", resolve);
  });
  // Signals the process group, as Ctrl-C in a terminal does.
  process.kill(-(started.pid ?? 0), "SIGINT");
  await stopped;
}
