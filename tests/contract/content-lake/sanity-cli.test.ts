import { writeFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { lakeCredentials, startTestLake, type TestLake } from "../../support/content-lake.ts";
import { type SanityCli, startSanityCli } from "../../support/sanity-cli.ts";

vi.setConfig({ testTimeout: 60_000 });

let lake: TestLake;
let cli: SanityCli;

beforeAll(async () => {
  lake = await startTestLake();
  await lake.client().create({ _id: "course-1a", _type: "course", title: "Level 1A" });
  const token = lakeCredentials.contentLake.administrator;
  cli = await startSanityCli({ lakeUrl: lake.url, projectId: "abc12345", token });
});

afterAll(async () => {
  await cli?.[Symbol.asyncDispose]();
  await lake?.[Symbol.asyncDispose]();
});

test("documents can be fetched and queried", async () => {
  const [document, titles] = await Promise.all([
    cli.run("documents get course-1a"),
    cli.run("documents query *[_id=='course-1a'].title --api-version 2026-06-01"),
  ]);

  expect(JSON.parse(document)).toMatchObject({ _id: "course-1a", title: "Level 1A" });
  expect(JSON.parse(titles)).toEqual(["Level 1A"]);
});

test("documents are created from a file, replaced and deleted", async () => {
  const file = `${cli.folder}/course.json`;
  const read = () => lake.client().fetch('*[_id == "course-2a"].title');
  await writeFile(file, JSON.stringify({ _id: "course-2a", _type: "course", title: "Level 2A" }));
  await cli.run(`documents create ${file}`);
  const created = await read();
  await writeFile(file, JSON.stringify({ _id: "course-2a", _type: "course", title: "Level Two" }));
  await cli.run(`documents create ${file} --replace`);
  const replaced = await read();

  const deleted = await cli.run("documents delete course-2a");

  expect([created, replaced, await read()]).toEqual([["Level 2A"], ["Level Two"], []]);
  expect(deleted).toContain("Deleted 1 document");
});

test("datasets are created, listed and deleted", async () => {
  await cli.run("dataset create staging --visibility public");
  const listed = await cli.run("dataset list");
  await cli.run("dataset delete staging --force");

  expect(listed.trim().split("\n")).toEqual(["production", "staging"]);
  expect(await lake.client().datasets.list()).toMatchObject([{ name: "production" }]);
});

test("a dataset is copied, and the copies are listed", async () => {
  const administrator = lake.client({ token: "sk-administrator" });
  onTestFinished(async () => void (await administrator.datasets.delete("twin")));
  const copied = await cli.run("dataset copy production twin");
  const listed = await cli.run("dataset copy --list");
  const [title] = await lake.client({ dataset: "twin" }).fetch("*[_id == 'course-1a'].title");

  expect(copied).toMatch(/Job \S+ completed/);
  expect(listed).toMatch(/production\W+twin\W+completed/);
  expect(title).toBe("Level 1A");
});

test("the project, its members, and its tokens are listed", async () => {
  const [projects, users, tokens] = await Promise.all([
    cli.run("projects list"),
    cli.run("users list"),
    cli.run("tokens list --json"),
  ]);

  expect(projects).toContain("Content Lake");
  expect(users).toMatch(/Eden Editor\W+editor/);
  expect(JSON.parse(tokens)).toContainEqual(
    expect.objectContaining({
      label: "Token of the editor",
      memberships: [{ resourceType: "project", resourceId: "abc12345", roleNames: ["editor"] }],
    }),
  );
  expect(tokens).not.toContain(lakeCredentials.contentLake.editor);
});

test("origins are added, listed and deleted", async () => {
  const askFrom = async (origin: string) =>
    (await fetch(`${lake.url}/v1/ping`, { headers: { origin } })).headers.get("access-control-allow-origin");
  await cli.run("cors add https://app.example --credentials --project-id abc12345");
  const added = await askFrom("https://app.example");
  const listed = await cli.run("cors list --project-id abc12345");
  await cli.run("cors delete https://app.example --project-id abc12345");

  expect([added, listed.trim()]).toEqual(["https://app.example", "https://app.example"]);
  expect(await askFrom("https://app.example")).toBeNull();
});

test.each([
  ["cors add https://*.example --yes --no-credentials --project-id abc12345", /doesn't emulate origins with/],
])("%s is rejected, and the message says why", async (command, reason) => {
  const { code, messages } = await cli.end(command);

  expect(code).toBe(1);
  expect(messages.replaceAll(/\s+(›\s+)?/g, " ")).toMatch(reason);
});
