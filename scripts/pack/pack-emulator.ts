import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type InlineConfig } from "tsdown";
import { z } from "zod";
import { root } from "../command/spawn-node.ts";
import { collectLicenses } from "./collect-licenses.ts";

interface EmulatorPackage {
  name: string;
  description: string;
  /** The folder in `emulators/packages`, and of the emulator itself. */
  folder: string;
  /** What programs import: its file in `emulators`. */
  library: string;
  /** What a Studio's configuration imports: its file in `studio`. */
  studio?: string;
  /** Files that the code reads, from `emulators` to the package. */
  files: Readonly<Record<string, string>>;
  imports: Readonly<Record<string, string>>;
}

export const emulatorPackages: readonly EmulatorPackage[] = [
  {
    name: "content-lake-emulator",
    description: "Sanity's Content Lake as a local server, for development and tests",
    folder: "content-lake",
    library: "packages/content-lake/start-content-lake.ts",
    studio: "embedded/embedded-backend.ts",
    files: {},
    imports: {},
  },
  {
    name: "storefront-emulator",
    description: "A Shopify shop as a local server, for development and tests",
    folder: "storefront",
    library: "packages/storefront/start-storefront.ts",
    files: {
      "node_modules/@shopify/hydrogen-react-2025-01/storefront.schema.json":
        "schemas/2025-01/storefront.schema.json",
      "node_modules/@shopify/hydrogen-react/storefront.schema.json": "schemas/2026-04/storefront.schema.json",
      "node_modules/@shopify/hydrogen-react/customer-account.schema.json":
        "schemas/2026-04/customer-account.schema.json",
      "storefront/merchant/admin-graphql/schema": "dist/schema",
    },
    imports: { "#shopify/*": "./schemas/*" },
  },
];

const emulators = join(root, "emulators");
const output = join(root, "dist");

/** Only sharp has native code, and each system its own. */
const dependencies = ["sharp"];
/** A Studio has these already, and should have one of each. */
const peers = ["@sanity/client", "sanity"];

/** Bundles an emulator with everything it needs but sharp, and packs it. Returns the tarball's path. */
export async function packEmulator(emulator: EmulatorPackage): Promise<string> {
  const folder = join(output, emulator.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const source = join(emulators, "packages", emulator.folder);
  const modules = await bundle({
    source: emulators,
    entry: { main: `packages/${emulator.folder}/main.ts`, index: emulator.library },
    folder,
  });
  if (emulator.studio)
    modules.push(
      ...(await bundle({
        source: join(root, "studio"),
        entry: { studio: emulator.studio },
        folder,
        // The compiler would write the types of the whole Studio.
        dts: { generator: "oxc" },
      })),
    );
  for (const [from, to] of Object.entries(emulator.files))
    cpSync(join(emulators, from), join(folder, to), { recursive: true, dereference: true });
  cpSync(join(source, "README.md"), join(folder, "README.md"));
  cpSync(join(emulators, emulator.folder, "README.md"), join(folder, "REFERENCE.md"));
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
  writeFileSync(join(folder, "THIRD-PARTY-LICENSES.txt"), collectLicenses(modules));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(toManifest(emulator), null, 2)}\n`);
  chmodSync(join(folder, "dist/main.mjs"), 0o755);
  const [packed] = packSchema.parse(
    JSON.parse(
      execFileSync("npm", ["pack", "--json", "--pack-destination", output], {
        cwd: folder,
        encoding: "utf8",
      }),
    ),
  );
  return join(output, packed.filename);
}

interface Bundle {
  /** The workspace's folder, whose compiler settings apply. */
  source: string;
  /** Files in it, by their names in the package. */
  entry: Readonly<Record<string, string>>;
  /** The package. */
  folder: string;
  /** How types are made. By the compiler, by default. */
  dts?: InlineConfig["dts"];
}

/** Bundles files and their types. Returns the modules inside. */
async function bundle({ source, entry, folder, dts = true }: Bundle): Promise<string[]> {
  const { bundles } = await build({
    config: false,
    cwd: source,
    entry: { ...entry },
    outDir: join(folder, "dist"),
    clean: false,
    platform: "node",
    target: "node24",
    dts,
    deps: { neverBundle: [...dependencies, ...peers], alwaysBundle: [/./], onlyBundle: false },
    logLevel: "error",
    outputOptions: {
      banner: (chunk) => (chunk.name === "main" && chunk.isEntry ? "#!/usr/bin/env node" : ""),
    },
  });
  return bundles.flatMap(({ chunks }) =>
    chunks.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : [])),
  );
}

const packSchema = z.tuple([z.object({ filename: z.string() })]);

const manifestSchema = z.object({
  version: z.string(),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()),
});

function toManifest({ name, description, imports, studio }: EmulatorPackage) {
  const { version, license } = manifestSchema.parse(readJson(join(emulators, "package.json")));
  return {
    name,
    version,
    description,
    license,
    type: "module",
    bin: "./dist/main.mjs",
    exports: { ".": toExport("index"), ...(studio === undefined ? {} : { "./studio": toExport("studio") }) },
    imports,
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, readVersion(dependency)])),
    ...(studio === undefined
      ? {}
      : {
          peerDependencies: Object.fromEntries(peers.map((peer) => [peer, "*"])),
          peerDependenciesMeta: Object.fromEntries(peers.map((peer) => [peer, { optional: true }])),
        }),
    engines: { node: ">=24" },
  };
}

const toExport = (file: string) => ({ types: `./dist/${file}.d.mts`, default: `./dist/${file}.mjs` });

/** The installed version, because the manifest's may name a catalog. */
function readVersion(dependency: string): string {
  const installed = readJson(join(emulators, "node_modules", dependency, "package.json"));
  return z.object({ version: z.string() }).parse(installed).version;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
