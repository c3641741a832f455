import { expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { uploadPicture } from "../../support/pictures.ts";

const administrator = (lake: TestLake, dataset = "production") =>
  lake.client({ token: "sk-administrator", dataset });

const copy = (lake: TestLake, options: object = {}, source = "production") =>
  administrator(lake).request({
    method: "PUT",
    url: `/datasets/${source}/copy`,
    body: { targetDataset: "staging", ...options },
  });

const readHistory = async (lake: TestLake, dataset: string, id: string) => {
  const text = await administrator(lake).request<string>({
    url: `/data/history/${dataset}/transactions/${id}?excludeContent=true`,
    json: false,
  });
  return text.trim().split("\n").filter(Boolean);
};

test("a copy has the same documents, drafts included, and grows apart from its source", async () => {
  await using lake = await startTestLake();
  const source = administrator(lake);
  await source.create({ _id: "a", _type: "course", title: "Level 1A" });
  await source.create({ _id: "drafts.a", _type: "course", title: "Level 1A, edited" });
  const before = await source.fetch("*", {}, { perspective: "raw" });

  await copy(lake);
  const target = administrator(lake, "staging");
  const copied = await target.fetch("*", {}, { perspective: "raw" });
  await target.patch("a").set({ title: "Changed in the copy" }).commit();

  expect(copied).toEqual(before);
  expect(await source.getDocument("a")).toMatchObject({ title: "Level 1A" });
});

test("a copied picture is served from the copy, also after the source is deleted", async () => {
  await using lake = await startTestLake();
  const readBytes = async (url: unknown) => Buffer.from(await (await fetch(String(url))).arrayBuffer());
  const { _id, url } = await uploadPicture(administrator(lake), "copied.png", "#0e5f59");
  const bytes = await readBytes(url);

  await copy(lake);
  await administrator(lake).datasets.delete("production");
  const asset = await administrator(lake, "staging").getDocument(_id);

  expect(asset).toMatchObject({ path: expect.stringContaining("/staging/") });
  expect(await readBytes(asset?.["url"])).toEqual(bytes);
});

test("a copy has the history of its documents, unless it's left out", async () => {
  await using lake = await startTestLake();
  const source = administrator(lake);
  await source.create({ _id: "a", _type: "course", title: "First" });
  await source.patch("a").set({ title: "Second" }).commit();

  await copy(lake);
  await copy(lake, { targetDataset: "bare", skipHistory: true });

  expect(await readHistory(lake, "staging", "a")).toHaveLength(2);
  expect(await readHistory(lake, "bare", "a")).toHaveLength(1);
  expect(await administrator(lake, "bare").getDocument("a")).toMatchObject({ title: "Second" });
});

test("a copy's history is the same to the letter, also of what was deleted", async () => {
  await using lake = await startTestLake();
  const source = administrator(lake);
  await source.create({ _id: "gone", _type: "course", title: "Was here" });
  await source.delete("gone");
  const read = async (dataset: string) =>
    Promise.all(
      [
        "transactions/gone?effectFormat=mendoza",
        "documents/gone?lastRevision=true",
        "events/documents/gone",
      ].map((url) =>
        administrator(lake)
          .request<string>({ url: `/data/history/${dataset}/${url}`, json: false })
          .catch((error: { statusCode: number }) => error.statusCode),
      ),
    );
  const before = await read("production");

  await copy(lake);

  expect(before).toContainEqual(expect.stringContaining("Was here"));
  expect(await read("staging")).toEqual(before);
});

test("a copied picture stays in its project, whatever the project is called", async () => {
  await using lake = await startTestLake();
  const client = administrator(lake).withConfig({ projectId: "production" });
  const document = await uploadPicture(client, "copied.png", "#0e5f59");

  await copy(lake);
  const copied = await administrator(lake, "staging").getDocument(document._id);

  expect([document.path, copied?.["path"]]).toEqual([
    expect.stringMatching(/^images\/production\/production\//),
    expect.stringMatching(/^images\/production\/staging\//),
  ]);
});

test("releases and their versions are left out on request", async () => {
  await using lake = await startTestLake();
  const source = administrator(lake);
  await source.create({ _id: "a", _type: "course", title: "First" });
  await source.releases.create({ releaseId: "spring", metadata: { title: "Spring", releaseType: "asap" } });
  await source.create({ _id: "versions.spring.a", _type: "course", title: "In spring" });

  await copy(lake, { skipContentReleases: true });

  const ids = await administrator(lake, "staging").fetch("*._id", {}, { perspective: "raw" });
  expect(ids).toEqual(["a"]);
});

test("a copy survives a restart, and is listed with the others, newest first", async () => {
  await using lake = await startTestLake();
  await administrator(lake).create({ _id: "a", _type: "course", title: "First" });
  const { jobId } = await copy(lake);
  await copy(lake, { targetDataset: "bare", skipHistory: true });

  await lake.restart();
  const list = (query: string) =>
    administrator(lake).request({ url: `/projects/anything/datasets/copy${query}` });

  expect(await administrator(lake, "staging").getDocument("a")).toMatchObject({ title: "First" });
  expect(await list("")).toMatchObject([
    { sourceDataset: "production", targetDataset: "bare", state: "completed", withHistory: false },
    { id: jobId, targetDataset: "staging", withHistory: true, createdAt: expect.any(String) },
  ]);
  expect(await list("?limit=1&offset=1")).toMatchObject([{ id: jobId }]);
});

test("a copy's progress can be followed", async () => {
  await using lake = await startTestLake();
  const { jobId } = await copy(lake);

  const events = await (await fetch(`${lake.url}/v2025-09-16/jobs/${jobId}/listen`)).text();

  expect(events).toContain('event: job\ndata: {"state":"completed","progress":100}');
});

test.each([
  ["a dataset that exists", { targetDataset: "production" }, "production", 409],
  ["a name that none can have", { targetDataset: "Ö" }, "production", 400],
  ["no name", { targetDataset: undefined }, "production", 400],
  ["a copy of nothing", {}, "nothing", 404],
])("%s is refused", async (_what, options, source, status) => {
  await using lake = await startTestLake();

  await expect(copy(lake, options, source)).rejects.toMatchObject({ statusCode: status });
});

test("only an administrator copies datasets", async () => {
  await using lake = await startTestLake();
  const request = { method: "PUT", url: "/datasets/production/copy", body: { targetDataset: "staging" } };

  await expect(lake.client({ token: "sk-editor" }).request(request)).rejects.toMatchObject({
    statusCode: 403,
  });
  expect((await fetch(`${lake.url}/v2025-09-16/jobs/unknown/listen`)).status).toBe(404);
});
