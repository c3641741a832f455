import { expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";

const elsewhere = "https://shop.example/lake";

const upload = (lake: TestLake) =>
  lake.client().assets.upload("file", Buffer.from("Hello"), { filename: "hello.txt" });

test("asset URLs follow the lake when it moves", async () => {
  await using lake = await startTestLake({ publicUrl: elsewhere });
  const { _id, path, url } = await upload(lake);

  await lake.restart({ publicUrl: lake.url });

  expect(url).toBe(`${elsewhere}/${path}`);
  const moved = await lake.client().getDocument(_id);
  expect(moved).toMatchObject({ url: `${lake.url}/${path}` });
  expect(await (await fetch(String(moved?.["url"]))).text()).toBe("Hello");
  expect(await lake.client().fetch("*[_id == $id][0].url", { id: _id })).toBe(`${lake.url}/${path}`);
});

test("a move doesn't change the document's revision, and the history has the new URL too", async () => {
  await using lake = await startTestLake({ publicUrl: elsewhere });
  const { _id, _rev, _updatedAt } = await upload(lake);
  await lake.client().patch(_id).set({ title: "A greeting" }).commit();

  await lake.restart({ publicUrl: lake.url });

  const before = await lake.client().request<{ documents: unknown[] }>({
    url: `/data/history/production/documents/${_id}?revision=${_rev}`,
  });
  expect(before.documents).toMatchObject([
    { _rev, _updatedAt, url: expect.stringContaining(`${lake.url}/files/`) },
  ]);
  const transactions = await lake.client().request({
    url: `/data/history/production/transactions/${_id}?excludeContent=true`,
  });
  expect(String(transactions).trim().split("\n")).toHaveLength(2);
});

test("an asset hosted elsewhere keeps its URL", async () => {
  await using lake = await startTestLake();
  const hash = "0".repeat(40);
  const asset = {
    _id: `file-${hash}-txt`,
    _type: "sanity.fileAsset",
    path: `files/abc12345/production/${hash}.txt`,
    url: `https://cdn.sanity.io/files/abc12345/production/${hash}.txt`,
  };
  await lake.client().create(asset);

  await lake.restart({ publicUrl: elsewhere });

  expect(await lake.client().getDocument(asset._id)).toMatchObject(asset);
});
