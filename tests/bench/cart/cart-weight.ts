import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { weigh } from "../page-weight.ts";

const web = fileURLToPath(new URL("../../../web", import.meta.url));
const entry = "virtual:cart";

/**
 * The size of all the cart's client files bundled into one, in kB of gzip (1 kB = 1000 bytes), including those that only a form,
 * the popup or the drawer loads. Leaves out React, Next, SWR, and react-hook-form, which the rest of the site uses too.
 */
export async function weighCart(): Promise<number> {
  const built = await build({
    root: web,
    configFile: false,
    logLevel: "error",
    plugins: [allClientFiles],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: /^(react|react-dom|react-hook-form|next|swr)(\/|$)/,
        preserveEntrySignatures: "strict",
        output: { codeSplitting: false },
      },
    },
  });
  const output = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const [code, ...more] = output.flatMap((part) => (part.type === "chunk" ? [part.code] : []));
  if (code === undefined || more.length > 0) throw new Error("The cart wasn't bundled into one file.");
  return weigh([code]);
}

const allClientFiles: Plugin = {
  name: "all-client-files",
  resolveId: (id) => (id === entry ? id : null),
  load: (id) =>
    id === entry
      ? globSync(`${web}/features/cart/**/*.client.{ts,tsx}`)
          .map((file, index) => `export * as part${index} from ${JSON.stringify(file)};`)
          .join("\n")
      : null,
};
