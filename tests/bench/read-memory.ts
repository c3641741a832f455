import { execFileSync } from "node:child_process";

/** The memory of a process as it's shown in the figures, in MB. */
export function readMemory(pid: number | undefined): string {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return `${(Number(kilobytes) / 1024).toFixed(0)} MB`;
}
