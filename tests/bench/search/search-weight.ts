import { fileURLToPath } from "node:url";
import { build } from "vite";
import { weigh } from "../page-weight.ts";

const web = fileURLToPath(new URL("../../../web", import.meta.url));

/** The size of the ranking with its libraries, in kB of gzip. */
export async function weighSearch(): Promise<number> {
  const built = await build({
    root: web,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${web}/features/search/index/search-index.ts`,
        preserveEntrySignatures: "strict",
        output: { codeSplitting: false },
      },
    },
  });
  const output = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  return weigh(output.flatMap((part) => (part.type === "chunk" ? [part.code] : [])));
}
