import { createClient, type SanityClient } from "@sanity/client";
import type { FaultRule } from "@shop/emulators/http/faults.ts";
import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { testStack } from "./test-stack.ts";

interface LakeClientOptions {
  /** A role's token from `tokens.json`. */
  token: string;
  url?: string;
}

/** A real client of the embedded lake, as in a script. By default, of the browser tests' own lake. */
export const createLakeClient = ({ token, url = testStack.lakeUrl }: LakeClientOptions): SanityClient =>
  createClient({
    projectId: "embedded",
    dataset: "production",
    apiVersion: "2026-06-01",
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    token,
  });

/** A document in the browser tests' own lake: its published version, its draft and its versions in releases. */
export async function readVersions(id: string): Promise<unknown> {
  const { administrator } = readCredentials(testStack.dataDir).contentLake;
  const lake = createLakeClient({ token: administrator });
  return lake.fetch("*[sanity::versionOf($id)]", { id }, { perspective: "raw" });
}

/** Makes requests to the browser tests' own lake fail by the given rules. Without rules, none fails. */
export async function setLakeFaults(
  ...rules: readonly Pick<FaultRule, "method" | "path" | "times" | "drop">[]
) {
  const { administrator } = readCredentials(testStack.dataDir).contentLake;
  const response = await fetch(`${testStack.lakeUrl}/_emulator/faults`, {
    method: "PUT",
    headers: { authorization: `Bearer ${administrator}`, "content-type": "application/json" },
    body: JSON.stringify(rules),
  });
  if (!response.ok) throw new Error(`The lake rejected the fault rules: ${await response.text()}`);
}
