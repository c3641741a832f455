import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { expect, test } from "vitest";
import { startTestLake, type TestLake, until } from "../../support/content-lake.ts";
import { startWebhookSite } from "../../support/webhook-site.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };
const path = "/hooks/projects/anything";

function administrator(lake: TestLake) {
  return lake.client({ token: "sk-administrator" });
}

/** Creates a webhook as Sanity's management site does. */
function makeHook(lake: TestLake, settings: Record<string, unknown>) {
  const body = {
    type: "document",
    name: "Search",
    dataset: "production",
    rule: { on: ["create", "update", "delete"] },
    ...settings,
  };
  return administrator(lake).request({ url: path, method: "POST", body });
}

test("a webhook can be created, listed, changed and deleted", async () => {
  await using lake = await startTestLake();
  const rule = { on: ["create"], filter: '_type == "course"', projection: "{_id}" };
  const client = administrator(lake);

  const made = await makeHook(lake, { url: "https://shop.example/hook", rule, secret: "shared" });
  const listed = await client.request({ url: path });
  const changed = await client.request({
    url: `${path}/${made.id}`,
    method: "PATCH",
    body: { name: "Feed", isDisabledByUser: true },
  });
  const described = await client.request({ url: `${path}/${made.id}` });
  await client.request({ url: `${path}/${made.id}`, method: "DELETE" });

  expect(made).toEqual({
    id: expect.any(String),
    projectId: "anything",
    createdAt: expect.any(String),
    createdByUserId: "robot-administrator",
    type: "document",
    name: "Search",
    url: "https://shop.example/hook",
    dataset: "production",
    description: null,
    rule,
    httpMethod: "POST",
    headers: {},
    apiVersion: "v2021-03-25",
    includeDrafts: false,
    includeAllVersions: false,
    isDisabled: false,
    isDisabledByUser: false,
    deletedAt: null,
  });
  expect(listed).toEqual([made]);
  expect(changed).toEqual({ ...made, name: "Feed", isDisabled: true, isDisabledByUser: true });
  expect(described).toEqual(changed);
  expect(await client.request({ url: path })).toEqual([]);
});

test.each([
  [
    "its filter has a syntax error",
    { rule: { on: ["create"], filter: "_type ==" } },
    "GROQ query parse error",
  ],
  [
    "its projection has a syntax error",
    { rule: { on: ["create"], projection: "{_id" } },
    "GROQ query parse error",
  ],
  [
    "its filter has a function that isn't emulated",
    { rule: { on: ["create"], filter: "documents::get(owner)._id == _id" } },
    "documents::get",
  ],
  ["it has no operations", { rule: { on: [] } }, "rule.on"],
  ["its URL isn't an HTTP URL", { url: "file:///etc/hosts" }, "url"],
  ["it has an unknown field", { retries: 3 }, "retries"],
  ["a header is invalid", { headers: { "a b": "c" } }, '"a b"'],
  ["a header is reserved", { headers: { Host: "elsewhere.example" } }, '"Host"'],
])("a webhook is rejected if %s", async (_why, settings, message) => {
  await using lake = await startTestLake();

  const promise = makeHook(lake, { url: "http://127.0.0.1:9", ...settings });

  await expect(promise).rejects.toThrow(message);
  await expect(promise).rejects.toMatchObject({ statusCode: 400 });
  expect(await administrator(lake).request({ url: path })).toEqual([]);
});

test("a legacy webhook isn't emulated", async () => {
  await using lake = await startTestLake();

  const promise = makeHook(lake, { url: "http://127.0.0.1:9", type: "transaction" });

  await expect(promise).rejects.toMatchObject({ statusCode: 501 });
});

test("a change with a syntax error leaves a webhook as it was", async () => {
  await using lake = await startTestLake();
  const made = await makeHook(lake, { url: "http://127.0.0.1:9" });

  const promise = administrator(lake).request({
    url: `${path}/${made.id}`,
    method: "PATCH",
    body: { rule: { on: ["create"], filter: "_type ==" } },
  });

  await expect(promise).rejects.toMatchObject({ statusCode: 400, details: { type: "queryParseError" } });
  expect(await administrator(lake).request({ url: path })).toEqual([made]);
});

test("a webhook is sent with its own method and headers, and the hosted service's headers", async () => {
  await using site = await startWebhookSite();
  await using lake = await startTestLake();
  const made = await makeHook(lake, {
    url: site.url,
    httpMethod: "GET",
    headers: { "x-index": "courses", "sanity-dataset": "made up" },
    secret: "shared",
  });

  await lake.client().create(course);
  await until(() => site.deliveries.length === 1);

  const [delivery] = site.deliveries;
  expect(delivery).toMatchObject({
    method: "GET",
    headers: {
      "x-index": "courses",
      "sanity-dataset": "production",
      "sanity-project-id": "anything",
      "sanity-webhook-id": made.id,
    },
    body: course,
  });
  const signature = String(delivery?.headers[SIGNATURE_HEADER_NAME]);
  expect(await isValidSignature(String(delivery?.text), signature, "shared")).toBe(true);
});

test.each([
  [["create"], ["create"]],
  [["update"], ["update"]],
  [["delete"], ["delete"]],
  [
    ["create", "delete"],
    ["create", "delete"],
  ],
])("a webhook on %j is called for %j", async (on, operations) => {
  await using site = await startWebhookSite();
  await using lake = await startTestLake();
  await makeHook(lake, { url: site.url, rule: { on } });

  await lake.client().create(course);
  await lake
    .client()
    .patch(course._id, { set: { title: "New" } })
    .commit();
  await lake.client().delete(course._id);
  await makeHook(lake, { name: "Fence", url: site.url, rule: { on: ["create"], projection: '"fence"' } });
  await lake.client().create({ _id: "fence", _type: "fence" });
  await until(() => site.deliveries.some(({ body }) => body === "fence"));
  await until(() => site.deliveries.length > operations.length);

  const data = site.deliveries.filter(({ headers }) => headers["sanity-document-id"] === course._id);
  expect(data.map(({ headers }) => headers["sanity-operation"])).toEqual(operations);
});

test.each([
  [{}, ["course-1a"]],
  [{ includeDrafts: true }, ["drafts.course-1a", "course-1a"]],
  [{ includeAllVersions: true }, ["drafts.course-1a", "versions.spring.course-1a", "course-1a"]],
])("a webhook with %j is called for %j", async (settings, ids) => {
  await using site = await startWebhookSite();
  await using lake = await startTestLake();
  await makeHook(lake, { url: site.url, rule: { on: ["create"] }, ...settings });

  await lake.client().releases.create({ releaseId: "spring" });
  for (const _id of ["drafts.course-1a", "versions.spring.course-1a", "course-1a"]) {
    await lake.client().create({ ...course, _id });
  }
  await until(() => site.deliveries.some(({ headers }) => headers["sanity-document-id"] === "course-1a"));

  expect(site.deliveries.map(({ headers }) => headers["sanity-document-id"])).toEqual(ids);
});

test("a webhook is called for its own dataset, or for all of them with a star", async () => {
  await using site = await startWebhookSite();
  await using lake = await startTestLake();
  await lake.createDataset("staging");
  await makeHook(lake, { url: site.url, dataset: "staging", rule: { on: ["create"], projection: '"one"' } });
  await makeHook(lake, {
    name: "All",
    url: site.url,
    dataset: "*",
    rule: { on: ["create"], projection: '"all"' },
  });

  await lake.client().create(course);
  await lake.client({ dataset: "staging" }).create(course);
  await until(() => site.deliveries.length === 3);

  expect(Map.groupBy(site.deliveries, ({ body }) => body).get("all")).toHaveLength(2);
});

test("a disabled webhook isn't called", async () => {
  await using site = await startWebhookSite();
  await using lake = await startTestLake();
  const made = await makeHook(lake, { url: site.url, isDisabledByUser: true });

  await lake.client().create(course);
  await administrator(lake).request({
    url: `${path}/${made.id}`,
    method: "PATCH",
    body: { isDisabledByUser: false },
  });
  await lake.client().delete(course._id);
  await until(() => site.deliveries.length > 0);

  expect(site.deliveries.map(({ headers }) => headers["sanity-operation"])).toEqual(["delete"]);
});
