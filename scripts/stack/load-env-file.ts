import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command/spawn-node.ts";

/** Adds the variables of the repository's `.env`, if it exists. Existing variables win. */
export function loadEnvFile(): void {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
