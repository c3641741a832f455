import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** The names, versions, and license texts of the packages that these modules come from. */
export function collectLicenses(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((module) => findPackage(module) ?? []));
  const licenses = [...folders].map((folder) => {
    const { name, version, license } = manifestSchema.parse(
      JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
    );
    return `${name} ${version} (${license})\n\n${readLicense(folder)}`.trim();
  });
  return `${[...new Set(licenses)].toSorted().join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/** The package in node_modules that a module is in. Packages can have nested manifests without a name. */
function findPackage(module: string): string | null {
  const path = module.split("?")[0] ?? module;
  if (!path.includes("/node_modules/")) return null;
  let folder = dirname(path);
  while (!isPackage(folder)) {
    if (folder.endsWith("/node_modules")) return null;
    folder = dirname(folder);
  }
  return folder;
}

function isPackage(folder: string): boolean {
  const file = join(folder, "package.json");
  return existsSync(file) && manifestSchema.safeParse(JSON.parse(readFileSync(file, "utf8"))).success;
}

function readLicense(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file === undefined ? "" : readFileSync(join(folder, file), "utf8");
}
