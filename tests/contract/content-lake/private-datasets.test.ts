import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { startTestLake, type TestLake, until } from "../../support/content-lake.ts";
import { startWebhookSite } from "../../support/webhook-site.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };
const staff = { dataset: "staff", token: "sk-administrator" };

/** A lake with a private dataset that has a course. */
async function startWithPrivateDataset(): Promise<TestLake> {
  const lake = await startTestLake();
  await lake.client(staff).datasets.create("staff", { aclMode: "private" });
  await lake.client(staff).create(course);
  return lake;
}

const visitor = (lake: TestLake) => lake.visitor().withConfig({ dataset: "staff" });
const viewer = (lake: TestLake) => lake.client({ ...staff, token: "sk-viewer" });

test("nothing in a private dataset can be read without a token", async () => {
  await using lake = await startWithPrivateDataset();
  const read = async (reader: ReturnType<typeof visitor>) => [
    await reader.fetch("*[_type == 'course']._id"),
    (await reader.getDocument("course-1a"))?._id,
    await reader.request({ url: "/data/export/staff" }),
  ];

  expect(await read(visitor(lake))).toEqual([[], undefined, undefined]);
  expect(await read(viewer(lake))).toEqual([["course-1a"], "course-1a", expect.anything()]);
});

/** What a client's two streams say: documents that changed, and events with tags. The client sends its token for the latter only with drafts. */
function follow(client: SanityClient, includeDrafts: boolean) {
  const heard: string[] = [];
  const note = (event: { type: string; documentId?: string }) => heard.push(event.documentId ?? event.type);
  const subscriptions = [
    client.listen("*", {}, { events: ["welcome", "mutation"] }).subscribe(note),
    client.live.events({ includeDrafts }).subscribe(note),
  ];
  return { heard, [Symbol.dispose]: () => subscriptions.forEach((one) => one.unsubscribe()) };
}

test("a stream that was opened without a token says nothing while the dataset is private", async () => {
  await using lake = await startTestLake();
  const administrator = lake.client(staff);
  await administrator.datasets.create("staff");
  using outside = follow(visitor(lake), false);
  using inside = follow(viewer(lake), true);
  await until(() => [outside, inside].every(({ heard }) => heard.length === 2));

  await administrator.datasets.edit("staff", { aclMode: "private" });
  await administrator.create({ _id: "hidden", _type: "course" });
  await until(() => inside.heard.length === 4);
  await administrator.datasets.edit("staff", { aclMode: "public" });
  await administrator.create({ _id: "shown", _type: "course" });
  await until(() => outside.heard.length + inside.heard.length === 10);

  expect(outside.heard.toSorted()).toEqual(["message", "shown", "welcome", "welcome"]);
  expect(inside.heard.toSorted()).toEqual(["hidden", "message", "message", "shown", "welcome", "welcome"]);
});

test("a dataset stays private after a restart, in a copy, and when something else about it is changed", async () => {
  await using lake = await startWithPrivateDataset();
  const administrator = lake.client(staff);

  await administrator.request({ url: "/datasets/staff", method: "PATCH", body: { description: "Ours" } });
  await administrator.request({
    url: "/datasets/staff/copy",
    method: "PUT",
    body: { targetDataset: "copy" },
  });
  await lake.restart();

  expect(await administrator.datasets.list()).toMatchObject([
    { name: "copy", aclMode: "private" },
    { name: "production", aclMode: "public" },
    { name: "staff", aclMode: "private" },
  ]);
  expect(await visitor(lake).withConfig({ dataset: "copy" }).fetch("*")).toEqual([]);
});

test("only public and private are known", async () => {
  await using lake = await startTestLake();

  const promise = lake.client(staff).request({
    url: "/datasets/staff",
    method: "PUT",
    body: { aclMode: "custom" },
  });

  await expect(promise).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("A dataset is public or private"),
  });
});

const setUp = { url: "/comments/production/setup", method: "POST" };
const listed = "/projects/anything/datasets?datasetProfile=comments&addonFor=production";

test("comments have a private dataset of their own, which isn't listed with the content, and is deleted with it", async () => {
  await using lake = await startTestLake();
  const administrator = lake.client(staff);
  expect(await administrator.request({ url: listed })).toEqual([]);

  expect(await lake.client().request(setUp)).toMatchObject({ datasetName: "production-comments" });
  expect(await lake.client().request(setUp)).toMatchObject({ datasetName: "production-comments" });

  const comments = { name: "production-comments", aclMode: "private", addonFor: "production" };
  expect(await administrator.request({ url: listed })).toMatchObject([comments]);
  expect(await administrator.datasets.list()).toMatchObject([{ name: "production" }]);
  await lake.client({ dataset: "production-comments" }).create({ _id: "a", _type: "comment" });
  await administrator.datasets.delete("production");
  expect(await administrator.request({ url: listed })).toEqual([]);
});

test("viewers comment, too, but change nothing else", async () => {
  await using lake = await startTestLake();
  await viewer(lake).request(setUp);

  const comment = await viewer(lake)
    .withConfig({ dataset: "production-comments" })
    .create({ _type: "comment", status: "open" });

  expect(comment).toMatchObject({ status: "open" });
  await expect(viewer(lake).withConfig({ dataset: "production" }).create(course)).rejects.toMatchObject({
    statusCode: 403,
  });
});

test("a webhook for every dataset isn't called for comments", async () => {
  await using site = await startWebhookSite();
  const webhooks = [{ url: site.url, secret: "secret", projection: "{_id}" }];
  await using lake = await startTestLake({ webhooks });
  await lake.client().request(setUp);

  await lake.client({ dataset: "production-comments" }).create({ _id: "a", _type: "comment" });
  await lake.client().create(course);
  await until(() => site.deliveries.length > 0);

  expect(site.deliveries.map(({ text }) => text)).toEqual(['{"_id":"course-1a"}']);
});

test.each([
  ["public", [{ permissions: ["read"] }]],
  ["private", []],
] as const)("a %s dataset's groups say who can read it", async (aclMode, grants) => {
  await using lake = await startTestLake();
  const administrator = lake.client(staff);
  await administrator.datasets.create("staff", { aclMode });
  const read = `*[_type == "system.group"]{_id, members, grants} | order(_id)`;

  const [me, groups] = [await viewer(lake).users.getById("me"), await viewer(lake).fetch(read)];

  expect(groups).toMatchObject([
    { _id: "_.groups.administrator" },
    { _id: "_.groups.public", members: ["everyone"], grants },
    {
      _id: "_.groups.read",
      members: expect.arrayContaining([me.id]),
      grants: [{ permissions: ["read", "history"] }],
    },
    { _id: "_.groups.write" },
  ]);
  expect(await visitor(lake).fetch(read)).toEqual([]);
});

test("a dataset with content is never used for comments, because it may be public", async () => {
  await using lake = await startTestLake();
  await lake.createDataset("production-comments");

  await expect(lake.client().request(setUp)).rejects.toMatchObject({ statusCode: 409 });
});
