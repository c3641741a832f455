import type { StageResult } from "../command/run-stage.ts";
import { readCache, writeCache } from "./check-cache.ts";
import { listChanges, readFiles } from "./generated-files.ts";
import { fingerprintGenerated, generate, generatedFiles } from "./generators.ts";

const cacheName = "generated.json";

/**
 * Regenerates files and fails if one changes. Skipped when neither they nor their sources have changed since the last
 * success.
 */
export async function checkGenerated(stop: AbortSignal): Promise<StageResult> {
  const fingerprint = fingerprintGenerated();
  if (readCache(cacheName) === fingerprint) return { ok: true, output: "", note: "nothing changed" };

  const before = readFiles(generatedFiles);
  const failed = await generate(stop);
  if (failed) return { ok: false, output: `${failed.output}\nGenerating ${failed.name} failed.` };
  const changes = listChanges(before, readFiles(generatedFiles)).join(", ");
  if (changes) {
    const output = `These files were out of date and have been regenerated. Commit them: ${changes}`;
    return { ok: false, output };
  }
  // A source edited in the meantime hasn't been checked.
  if (fingerprintGenerated() === fingerprint) writeCache(cacheName, fingerprint);
  return { ok: true, output: "" };
}
