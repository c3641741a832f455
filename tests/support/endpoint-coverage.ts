/** An endpoint of an emulator, or an operation of the storefront: `query` or `mutation` and its field. */
export interface TestedEndpoint {
  method: string;
  path: string;
  test: readonly [file: string, name: string];
}

/** A contract test that ran, and the endpoints that answered it. */
export interface TestRun {
  /** Relative to the folder of the emulator's tests in tests/contract. */
  file: string;
  name: string;
  state: "passed" | "failed" | "skipped" | "pending";
  /** Each a method and a pattern, as in `GET /data/doc/:dataset/:ids`. */
  reached: readonly string[];
}

/** A sentence for every endpoint that names a test which is not written down in its file; `sources` is by file. */
export function findMissingTests(
  endpoints: readonly TestedEndpoint[],
  sources: ReadonlyMap<string, string>,
): string[] {
  return endpoints.flatMap((endpoint) => {
    const [file, name] = endpoint.test;
    if (sources.get(file)?.includes(JSON.stringify(name))) return [];
    return [`${toName(endpoint)} names the test "${name}", which is not in ${file}.`];
  });
}

/**
 * A sentence for every endpoint whose named test ran and passed without an answer from it. What did not run, or
 * failed by itself, proves nothing either way.
 */
export function findUnreached(endpoints: readonly TestedEndpoint[], runs: readonly TestRun[]): string[] {
  return endpoints.flatMap((endpoint) => {
    const [file, name] = endpoint.test;
    const own = runs.filter((run) => run.file === file && isNamed(run.name, name));
    const passed = own.filter(({ state }) => state === "passed");
    if (passed.length === 0 || own.some(({ state }) => state !== "passed")) return [];
    if (passed.some(({ reached }) => reached.includes(toName(endpoint)))) return [];
    return [`${toName(endpoint)} was not reached by the test it names: "${name}" in ${file}.`];
  });
}

const toName = ({ method, path }: TestedEndpoint) => `${method} ${path}`;

/** Whether a test is one of those that `test.each` makes of a name, such as "the Studio is told %s". */
function isNamed(actual: string, written: string): boolean {
  const source = written
    .split(/%[sdifjo#$]|\$\w+/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(".*");
  return new RegExp(`^${source}$`, "s").test(actual);
}
