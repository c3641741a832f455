import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "../../emulators/content-lake/endpoints.ts";
import { findMissingTests } from "../../tests/support/endpoint-coverage.ts";
import { root } from "../command/spawn-node.ts";
import { renderEndpoints, replaceSection } from "./render-endpoints.ts";

// Writes the tables of the content lake's README, and fails when an endpoint names a test that isn't there.
const tests = join(root, "tests/contract/content-lake");
const sources = new Map(
  globSync("**/*.test.ts", { cwd: tests }).map((file) => [file, readFileSync(join(tests, file), "utf8")]),
);
const missing = findMissingTests([...endpoints.api, ...endpoints.control], sources);
if (missing.length > 0) {
  console.error(missing.join("\n"));
  process.exit(1);
}

const file = join(root, "emulators/content-lake/README.md");
const withApi = replaceSection(readFileSync(file, "utf8"), "endpoints", renderEndpoints(endpoints.api));
writeFileSync(file, replaceSection(withApi, "control", renderEndpoints(endpoints.control)));
