import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** As the first line of a script: https://v8.dev/blog/explicit-compile-hints. */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Has browsers compile the Studio's scripts on another thread as they arrive, rather than each function when it's first called
 * (docs/decisions/0076). What the site's pages load stays as it is, because they call little of it. Run by Next once it has compiled.
 *
 * @param distDir Next's output folder.
 * @throws Error if the Studio's scripts aren't where Next used to list them.
 */
export async function addCompileHints({ distDir }: { distDir: string }): Promise<void> {
  const read = (file: string) => readFileSync(join(distDir, file), "utf8");
  const manifests = globSync("server/app/**/*_client-reference-manifest.js", { cwd: distDir });
  const isStudio = (file: string) => file.includes("(studio)");
  const studio = findScripts(manifests.filter(isStudio), read);
  const site = findScripts(["build-manifest.json", ...manifests.filter((file) => !isStudio(file))], read);
  const own = [...studio].filter((script) => !site.has(script));
  if (own.length === 0) throw new Error("Next's manifests don't list the Studio's scripts.");
  for (const file of own) writeFileSync(join(distDir, file), hint + read(file));
}

/** The scripts that these files name, and those that those load. */
function findScripts(files: readonly string[], read: (file: string) => string): Set<string> {
  const found = new Set<string>();
  const unread = [...files];
  for (let file = unread.pop(); file !== undefined; file = unread.pop())
    for (const [script] of read(file).matchAll(/static\/chunks\/[\w.~-]+\.js/g))
      if (!found.has(script)) {
        found.add(script);
        unread.push(script);
      }
  return found;
}
