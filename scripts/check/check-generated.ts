import type { StageResult } from "../command/run-stage.ts";
import { readCache, writeCache } from "./check-cache.ts";
import { listChanges, readFiles } from "./generated-files.ts";
import { fingerprintGenerated, generate, generatedFiles } from "./generators.ts";

const cacheName = "generated.json";

/** Writes the generated files anew and fails when that changes one. Does nothing while they and all they come from are as they were when it passed. */
export async function checkGenerated(stop: AbortSignal): Promise<StageResult> {
  const fingerprint = fingerprintGenerated();
  if (readCache(cacheName) === fingerprint) return { ok: true, output: "", note: "nothing changed" };

  const before = readFiles(generatedFiles);
  const result = await generate(stop);
  if (!result.ok) return { ok: false, output: `${result.output}\nGenerating ${result.name} failed.` };
  const changes = listChanges(before, readFiles(generatedFiles)).join(", ");
  if (changes) {
    const output = `These were out of date and have just been written anew; commit them: ${changes}`;
    return { ok: false, output };
  }
  // A source that was edited meanwhile has not passed as it is now.
  if (fingerprintGenerated() === fingerprint) writeCache(cacheName, fingerprint);
  return { ok: true, output: "" };
}
