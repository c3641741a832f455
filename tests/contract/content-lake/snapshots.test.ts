import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";

const directory = new URL("../../../emulators/seed/", import.meta.url);

test("a snapshot brings back documents, uploads, and history", async () => {
  await using lake = await startTestLake({ control: true });
  const client = lake.client();
  const image = await client.assets.upload("image", await readFile(new URL("images/share.png", directory)));
  await client.create({ _id: "a", _type: "note", text: "before" });
  await lake.control("PUT", "/snapshots/before");

  await client.patch("a").set({ text: "after" }).commit();
  await client.delete(image._id);
  await client.create({ _id: "b", _type: "note" });
  const response = await lake.control("POST", "/reset", { snapshot: "before" });

  expect(await response.json()).toEqual({ snapshot: "before" });
  expect(await client.fetch("*[_type == 'note']{_id, text}")).toEqual([{ _id: "a", text: "before" }]);
  expect((await fetch(image.url)).status).toBe(200);
  const history = await client.request<string>({ url: "/data/history/production/transactions/a" });
  expect(JSON.stringify(history)).toContain("before");
});

test("a snapshot outlives its lake, can be replaced, and can be deleted", async () => {
  await using lake = await startTestLake({ control: true });
  await lake.control("PUT", "/snapshots/mine");
  await lake.client().create({ _id: "a", _type: "note" });
  await lake.control("PUT", "/snapshots/mine");
  await lake.restart();

  await lake.control("POST", "/reset", { seed: false });
  await lake.control("POST", "/reset", { snapshot: "mine" });

  expect(await lake.client().fetch("*[_type == 'note']._id")).toEqual(["a"]);
  expect(await (await lake.control("GET", "/snapshots")).json()).toEqual([
    { name: "mine", at: expect.stringMatching(/^\d{4}-/) },
  ]);
  await lake.control("DELETE", "/snapshots/mine");
  expect(await (await lake.control("GET", "/snapshots")).json()).toEqual([]);
});

test("a fifty-first snapshot is refused until one is deleted", async () => {
  await using lake = await startTestLake({ control: true });
  const names = Array.from({ length: 50 }, (_, index) => `s${index}`);
  await Promise.all(names.map((name) => lake.control("PUT", `/snapshots/${name}`)));

  const refused = await lake.control("PUT", "/snapshots/one-more");
  const replaced = await lake.control("PUT", "/snapshots/s7");

  await lake.control("DELETE", "/snapshots/s7");
  const accepted = await lake.control("PUT", "/snapshots/one-more");

  expect([refused.status, replaced.status, accepted.status]).toEqual([409, 200, 200]);
  expect(await refused.text()).toContain("There are 50 snapshots already. Delete one first");
});

test.each([
  ["PUT", "/snapshots/..%2F..", undefined, 400, "can't name a snapshot"],
  ["DELETE", "/snapshots/none", undefined, 404, `There's no snapshot \\"none\\"`],
  ["POST", "/reset", { snapshot: "none" }, 404, `There's no snapshot \\"none\\"`],
  ["POST", "/reset", { snapshot: "none", seed: true }, 400, "name a snapshot or a seed, not both"],
])("%s %s with %j is refused, and the documents stay", async (method, path, body, status, message) => {
  await using lake = await startTestLake({ control: true });
  await lake.client().create({ _id: "a", _type: "note" });

  const response = await lake.control(method, path, body);

  expect(response.status).toBe(status);
  expect(await response.text()).toContain(message);
  expect(await lake.client().getDocument("a")).toBeTruthy();
});
