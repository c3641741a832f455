import { expect, test } from "vitest";
import { startTestLake, type TestLake, until } from "../../support/content-lake.ts";
import { type DeliveryAttempt, readDeliveryLog } from "../../support/read-delivery-log.ts";
import { startWebhookSite } from "../../support/webhook-site.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };
const projection = "{_id, title}";

function requestAs(lake: TestLake, token: string, url: string) {
  return lake.client({ token }).request({ url });
}

test("the log shows each delivery, its attempts and its result", async () => {
  await using site = await startWebhookSite([503, "hang up"]);
  await using lake = await startTestLake({
    webhooks: [{ name: "Site", url: site.url, secret: "shared", projection }],
  });

  await lake.client().create(course);
  const { hook, messages, attempts } = await readDeliveryLog(lake, { attempts: 3 });

  expect(messages).toEqual([
    {
      id: site.deliveries[0]?.headers["idempotency-key"],
      hookId: hook.id,
      projectId: "embedded",
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      dataset: "production",
      failureCount: 2,
      payload: '{"_id":"course-1a","title":"Level 1A"}',
      resultCode: 200,
      status: "success",
    },
  ]);
  expect(attempts).toMatchObject([
    { isFailure: false, failureReason: null, resultCode: 200, resultBody: "taken", inProgress: false },
    { isFailure: true, failureReason: "network", resultCode: null },
    { isFailure: true, failureReason: "http", resultCode: 503, resultBody: "not taken" },
  ] satisfies Partial<DeliveryAttempt>[]);
  expect(attempts.map(({ messageId }) => messageId)).toEqual(
    Array.from({ length: 3 }, () => messages[0]?.id),
  );
  expect(attempts.every(({ duration }) => Number(duration) >= 0)).toBe(true);
  const [latest] = attempts;
  const url = "/hooks/projects/embedded/attempts/";
  expect(await requestAs(lake, "sk-administrator", url + String(latest?.id))).toEqual(latest);
  expect(await requestAs(lake, "sk-administrator", `/hooks/${hook.id}/messages`)).toEqual(messages);
});

test("a rejected delivery is logged with the site's response", async () => {
  await using site = await startWebhookSite([400]);
  await using lake = await startTestLake({ webhooks: [{ url: site.url, secret: "shared", projection }] });

  await lake.client().create(course);
  const { messages, attempts } = await readDeliveryLog(lake, { attempts: 1 });

  expect(messages).toMatchObject([{ status: "failure", resultCode: 400, failureCount: 1 }]);
  expect(attempts).toMatchObject([{ isFailure: true, failureReason: "http", resultBody: "not taken" }]);
});

test("changes that the filter excludes aren't logged", async () => {
  await using site = await startWebhookSite();
  await using lake = await startTestLake({
    webhooks: [{ url: site.url, secret: "shared", filter: '_type == "course"', projection }],
  });

  await lake.client().create({ _id: "ana", _type: "instructor" });
  await lake.client().create(course);
  const { messages } = await readDeliveryLog(lake, { attempts: 1 });

  expect(messages).toMatchObject([{ payload: '{"_id":"course-1a","title":"Level 1A"}' }]);
});

test("the log survives a restart and continues", async () => {
  await using site = await startWebhookSite();
  await using lake = await startTestLake({
    webhooks: [{ name: "Site", url: site.url, secret: "shared", projection }],
  });
  await lake.client().create(course);
  const before = await readDeliveryLog(lake, { attempts: 1 });

  await lake.restart();
  await lake.client().delete("course-1a");
  const after = await readDeliveryLog(lake, { attempts: 2 });

  expect(after.hook).toEqual(before.hook);
  expect(after.messages.slice(1)).toEqual(before.messages);
  expect(after.attempts.slice(1)).toEqual(before.attempts);
});

test("an attempt interrupted by a stop is logged as failed and retried", async () => {
  await using site = await startWebhookSite(["keep waiting"]);
  await using lake = await startTestLake({
    webhooks: [{ name: "Site", url: site.url, secret: "shared", projection }],
  });
  await lake.client().create(course);
  await until(() => site.deliveries.length === 1);

  await lake.restart();
  const { messages, attempts } = await readDeliveryLog(lake, { attempts: 2 });

  expect(attempts).toMatchObject([
    { isFailure: false, resultCode: 200 },
    { isFailure: true, failureReason: "other", resultBody: "The Content Lake stopped" },
  ]);
  expect(messages).toMatchObject([{ status: "success" }]);
  expect(new Set(site.deliveries.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
});

test("a site that doesn't respond delays only its own webhook", async () => {
  await using silent = await startWebhookSite(["keep waiting"]);
  await using site = await startWebhookSite();
  await using lake = await startTestLake({
    webhooks: [
      { name: "Silent", url: silent.url, secret: "shared" },
      { name: "Site", url: site.url, secret: "shared" },
    ],
  });

  await lake.client().create(course);
  await lake
    .client()
    .patch("course-1a", { set: { title: "New" } })
    .commit();
  await until(() => site.deliveries.length === 2);

  expect(silent.deliveries).toHaveLength(1);
});

test("deliveries without failures arrive in the order of the changes", async () => {
  await using site = await startWebhookSite();
  await using lake = await startTestLake({
    webhooks: [{ url: site.url, secret: "shared", projection: "title" }],
  });
  await lake.client().create({ ...course, title: "0" });

  for (const title of ["1", "2", "3", "4", "5"])
    await lake.client().patch("course-1a", { set: { title } }).commit();
  await until(() => site.deliveries.length === 6);

  expect(site.deliveries.map(({ body }) => body)).toEqual(["0", "1", "2", "3", "4", "5"]);
});

test("a webhook removed from the options is removed, and others stay", async () => {
  await using site = await startWebhookSite();
  await using lake = await startTestLake({
    webhooks: [{ name: "Site", url: site.url, secret: "shared" }],
  });
  const client = lake.client({ token: "sk-administrator" });
  await client.request({
    url: "/hooks/projects/embedded",
    method: "POST",
    body: { name: "Mine", url: site.url, dataset: "*", rule: { on: ["create"] } },
  });

  await lake.restart({ webhooks: [{ name: "Feed", url: site.url, secret: "shared" }] });

  const hooks: { name: string }[] = await client.request({ url: "/hooks/projects/embedded" });
  expect(hooks.map(({ name }) => name)).toEqual(["Mine", "Feed"]);
});

test("no response contains a secret", async () => {
  await using site = await startWebhookSite();
  await using lake = await startTestLake({
    webhooks: [{ name: "Site", url: site.url, secret: "quokka", projection }],
  });
  await lake.client().create(course);

  const log = await readDeliveryLog(lake, { attempts: 1 });

  expect(JSON.stringify(log)).not.toContain("quokka");
});
