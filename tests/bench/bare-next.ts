import { execFileSync, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { untilServed } from "../support/until-served.ts";

const folder = fileURLToPath(new URL("bare-next", import.meta.url));
const next = createRequire(import.meta.url).resolve("next/dist/bin/next");

export interface BareNext {
  url: string;
  stop: () => void;
}

/** A bare Next.js page, built and served on this machine, as the baseline for our numbers. */
export async function startBareNext(port: number): Promise<BareNext> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  execFileSync(process.execPath, [next, "build"], { cwd: folder, env, stdio: "ignore" });
  const served = spawn(process.execPath, [next, "start", "-H", "127.0.0.1", "-p", String(port)], {
    cwd: folder,
    env,
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}/`;
  await untilServed(url, served, "next start");
  return { url, stop: () => served.kill() };
}
