import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { until } from "../../support/content-lake.ts";
import { openPackageFolder, sourceOf } from "../../support/package-command.ts";

function openFolder() {
  const folder = openPackageFolder(sourceOf("content-lake"));
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return folder;
}

const askAsHosted = (query: string) => [
  "exec",
  "--",
  process.execPath,
  "-e",
  `fetch("https://abc123.apicdn.sanity.io/v2026-06-01/data/query/production?query=" + encodeURIComponent(${JSON.stringify(query)}))
    .then((response) => response.json()).then(({ result }) => console.log(JSON.stringify(result)))`,
];

test("a newcomer gets the accounts they name, and what a client needs", async () => {
  const { run } = openFolder();

  const { out, code } = await run("init", "--account", "editor:ada@example.com:Ada Lovelace");

  expect(code).toBe(0);
  expect(out).toMatch(/^editor: ada@example\.com, \S+$/m);
  expect(out).toMatch(/token: "sk[0-9a-f]{48}"/);
});

test("code that only knows Sanity's hosts reads what was imported, also after a reset to a snapshot", async () => {
  const { run, write } = openFolder();
  write("posts.ndjson", '{"_id":"a","_type":"post","title":"A"}\n{"_id":"b","_type":"post","title":"B"}\n');

  const imported = await run("import", "posts.ndjson");
  await run("snapshot", "two-posts");
  const emptied = await run("reset");
  const none = await run(...askAsHosted("count(*[_type == 'post'])"));
  await run("reset", "two-posts");
  const both = await run(...askAsHosted("*[_type == 'post'] | order(_id).title"));

  expect(imported.out).toBe("Imported posts.ndjson into production.\n");
  expect(emptied.out).toBe("Reset.\n");
  expect(none.out).toBe("0\n");
  expect(both.out).toBe('["A","B"]\n');
});

test("commands use the lake that's running, and a reset loads its seed again", async () => {
  const { run, start, write } = openFolder();
  write("seed.ndjson", '{"_id":"a","_type":"post"}\n');
  write("more.ndjson", '{"_id":"b","_type":"post"}\n');
  const url = await start("--seed", "seed.ndjson");
  const { port } = new URL(url);
  const count = async () =>
    (await fetch(`${url}/v1/data/query/production?query=count(*[_type=='post'])`)).json();

  await run("import", "more.ndjson", "--port", port);
  const before = await count();
  await run("reset", "--port", port);

  expect(before).toMatchObject({ result: 2 });
  expect(await count()).toMatchObject({ result: 1 });
});

test("a seed that isn't documents is refused, with its line", async () => {
  const { start, write } = openFolder();
  write("seed.ndjson", '{"_id":"a","_type":"post"}\n{"title":"no type"}\n');

  expect(await start("--seed", "seed.ndjson")).toBe(
    "seed.ndjson, line 2, isn't a document with an _id and a _type\n",
  );
});

test("exec ends as its command ended", async () => {
  const { run } = openFolder();

  const failed = await run("exec", "--", process.execPath, "-e", "process.exit(7)");
  const missing = await run("exec", "--", "no-such-program");

  expect(failed.code).toBe(7);
  expect(missing).toMatchObject({ code: 1, error: expect.stringContaining("Can't run no-such-program") });
});

test("a command that's told to stop stops what it runs", async () => {
  const { launch } = openFolder();
  const script =
    'process.on("SIGTERM", () => { console.log("stopped"); process.exit(3); }); console.log("here"); setInterval(() => {}, 1000)';
  const { child, ended } = launch("exec", "--", process.execPath, "-e", script);
  await until(() => ended.out.includes("here"));

  child.kill("SIGTERM");
  await once(child, "close");

  expect(ended.out).toBe("here\nstopped\n");
  expect(child.exitCode).toBe(3);
});
