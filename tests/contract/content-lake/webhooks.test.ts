import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { expect, test } from "vitest";
import { startTestLake, until } from "../../support/content-lake.ts";
import { startWebhookSite } from "../../support/webhook-site.ts";

const secret = "shared";
const projection = '{_id, _type, "slug": slug.current}';
const course = { _id: "course-1a", _type: "course", title: "Level 1A", slug: { current: "level-1a" } };
const described = { _id: "course-1a", _type: "course", slug: "level-1a" };

test("a publish is posted with the hosted service's headers and a valid signature", async () => {
  await using site = await startWebhookSite();
  await using lake = await startTestLake({ webhooks: [{ url: site.url, secret, projection }] });

  await lake.client().transaction().create(course).transactionId("publication").commit();
  await until(() => site.deliveries.length === 1);

  const [delivery] = site.deliveries;
  const signature = String(delivery?.headers[SIGNATURE_HEADER_NAME]);
  const text = String(delivery?.text);
  expect(delivery?.body).toEqual(described);
  expect(delivery?.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "sanity-operation": "create",
    "sanity-document-id": "course-1a",
    "sanity-transaction-id": "publication",
    "sanity-dataset": "production",
    "idempotency-key": expect.any(String),
  });
  expect(await isValidSignature(text, signature, secret)).toBe(true);
  expect(await isValidSignature(text, signature, "another secret")).toBe(false);
});

test("a deletion is posted with the deleted document's type and slug", async () => {
  await using site = await startWebhookSite();
  await using lake = await startTestLake({ webhooks: [{ url: site.url, secret, projection }] });
  await lake.client().create(course);

  await lake.client().delete("course-1a");
  await until(() => site.deliveries.length === 2);

  expect(site.deliveries[1]).toMatchObject({ headers: { "sanity-operation": "delete" }, body: described });
});

test("drafts, versions and releases aren't posted", async () => {
  await using site = await startWebhookSite();
  await using lake = await startTestLake({ webhooks: [{ url: site.url, secret, projection }] });

  await lake.client().create({ ...course, _id: "drafts.course-1a" });
  await lake.client().create({ ...course, _id: "versions.spring.course-1a" });
  await lake.client().releases.create({ releaseId: "spring" });
  await lake.client().action({
    actionType: "sanity.action.document.publish",
    publishedId: "course-1a",
    draftId: "drafts.course-1a",
  });
  await until(() => site.deliveries.length > 0);

  expect(site.deliveries.map(({ body }) => body)).toEqual([described]);
});

test("a filter can compare before and after, and a projection can use both", async () => {
  await using site = await startWebhookSite();
  const rule = {
    filter: '_type == "course" && delta::changedAny(title)',
    projection: '{_id, "was": before().title, "is": after().title}',
  };
  await using lake = await startTestLake({ webhooks: [{ url: site.url, secret, ...rule }] });
  await lake.client().create(course);

  await lake.client().patch("course-1a").set({ lessons: 3 }).commit();
  await lake.client().patch("course-1a").set({ title: "New" }).commit();
  await until(() => site.deliveries.length === 2);

  expect(site.deliveries[1]?.body).toEqual({ _id: "course-1a", was: "Level 1A", is: "New" });
});

test("a projection can follow references", async () => {
  await using site = await startWebhookSite();
  await using lake = await startTestLake({
    webhooks: [
      { url: site.url, secret, filter: '_type == "course"', projection: '{"teacher": teacher->name}' },
    ],
  });

  await lake
    .client()
    .transaction()
    .create({ _id: "ana", _type: "instructor", name: "Ana" })
    .create({ ...course, teacher: { _type: "reference", _ref: "ana" } })
    .commit();
  await until(() => site.deliveries.length === 1);

  expect(site.deliveries[0]?.body).toEqual({ teacher: "Ana" });
});

test("a failed delivery is retried with the same idempotency key", async () => {
  await using site = await startWebhookSite([503, 429, "hang up"]);
  await using lake = await startTestLake({ webhooks: [{ url: site.url, secret, projection }] });

  await lake.client().create(course);
  await until(() => site.deliveries.length === 4);

  const keys = new Set(site.deliveries.map(({ headers }) => headers["idempotency-key"]));
  expect(keys.size).toBe(1);
});

test.each([[400], [401], [404], [302]])("a %d response isn't retried", async (status) => {
  await using site = await startWebhookSite([status]);
  await using lake = await startTestLake({ webhooks: [{ url: site.url, secret, projection }] });
  await lake.client().create(course);
  await until(() => site.deliveries.length === 1);

  await lake
    .client()
    .patch("course-1a")
    .set({ slug: { current: "new" } })
    .commit();
  await until(() => site.deliveries.length === 2);

  expect(site.deliveries[1]?.body).toEqual({ ...described, slug: "new" });
});

test("undelivered webhooks go out after a restart", async () => {
  const site = await startWebhookSite();
  await using lake = await startTestLake({ webhooks: [{ url: site.url, secret, projection }] });
  await site.stop();
  await lake.client().create(course);

  await lake.restart();
  await using later = await startWebhookSite([], site.port);
  await until(() => later.deliveries.length === 1);

  expect(later.deliveries[0]?.body).toEqual(described);
});

test("a projection with a syntax error stops the lake from starting", async () => {
  const start = startTestLake({ webhooks: [{ url: "http://127.0.0.1:9", secret, projection: "{_id" }] });

  await expect(start).rejects.toThrow("GROQ query failed");
});
