import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";

test("the user who loaded the seed has a name", async () => {
  await using lake = await startTestLake();

  expect(await lake.client().request({ url: "/users/seed" })).toMatchObject({ displayName: "Seed" });
});

test.each([
  ["sk-viewer", ["read", "history"]],
  ["sk-editor", ["read", "history", "create", "update", "editHistory"]],
  ["sk-administrator", ["read", "history", "create", "update", "editHistory", "manage"]],
])("the grants of %s are %j", async (token, permissions) => {
  await using lake = await startTestLake();

  const grants = await lake.client({ token }).request({ url: "/projects/anything/datasets/production/acl" });

  expect(grants).toEqual([{ filter: '_id in path("**")', permissions }]);
});

test("only an administrator sees who has tokens, and only a member sees the project", async () => {
  await using lake = await startTestLake();
  const list = (url: string, token: string) => lake.client({ token }).request({ url });

  await expect(list("/access/project/anything/robots", "sk-editor")).rejects.toMatchObject({
    statusCode: 403,
  });
  expect(await list("/projects", "sk-viewer")).toMatchObject([{ displayName: "Content Lake" }]);
  expect((await fetch(`${lake.url}/v2025-09-22/projects`)).status).toBe(401);
});

test("a viewer's request for another role stays pending, for them alone", async () => {
  await using lake = await startTestLake();
  const listOwn = (token: string) => lake.client({ token }).request({ url: "/access/requests/me" });

  await lake.client({ token: "sk-viewer" }).request({
    url: "/access/project/anything/requests",
    method: "POST",
    body: {
      type: "role",
      requestedRole: "editor",
      requestUrl: "http://localhost/studio",
      note: "For the blog",
    },
  });

  expect(await listOwn("sk-viewer")).toMatchObject([
    {
      resourceId: "anything",
      type: "role",
      status: "pending",
      requestedRole: "editor",
      note: "For the blog",
    },
  ]);
  expect(await listOwn("sk-editor")).toEqual([]);
});

test("the plan says how long history is kept", async () => {
  await using lake = await startTestLake();

  const plan = await lake.client().request({ url: "/subscriptions/project/anything" });

  expect(plan.featureTypes.retention.features[0].attributes.maxRetentionDays).toBe(90);
});

test("users are looked up one at a time or together", async () => {
  await using lake = await startTestLake();
  const me = await lake.client().request({ url: "/users/me" });

  const user = await lake.client().request({ url: `/users/${me.id}` });
  const several = await lake.client().request({ url: `/users/${me.id},robot-viewer` });

  expect(user).toMatchObject({ id: "robot-editor", displayName: "Token of the editor" });
  expect(several).toHaveLength(2);
});

test("a user's Studio preferences survive a restart and are private to that user", async () => {
  await using lake = await startTestLake();
  const read = (token: string) => lake.client({ token }).request({ url: "/users/me/keyvalue/sort,layout" });

  await lake.client().request({
    url: "/users/me/keyvalue",
    method: "PUT",
    body: [{ key: "sort", value: { by: "title" } }],
  });
  await lake.restart();

  expect(await read("sk-editor")).toEqual([
    { key: "sort", value: { by: "title" } },
    { key: "layout", value: null },
  ]);
  expect(await read("sk-viewer")).toMatchObject([{ value: null }, { value: null }]);
});

test("an uploaded image is stored, described and served", async () => {
  await using lake = await startTestLake();
  const pixel = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );

  const asset = await lake
    .client()
    .assets.upload("image", pixel, { filename: "pixel.png", title: "A pixel" });
  const again = await lake.client().assets.upload("image", pixel, { filename: "copy.png" });
  const image = await fetch(asset.url);

  expect(asset).toMatchObject({
    _type: "sanity.imageAsset",
    originalFilename: "pixel.png",
    title: "A pixel",
  });
  expect(again._id).toBe(asset._id);
  expect(again.originalFilename).toBe("pixel.png");
  expect(image.status).toBe(200);
  expect(image.headers.get("content-type")).toBe("image/png");
  expect(await lake.client().fetch('count(*[_type == "sanity.imageAsset"])')).toBe(1);
});
