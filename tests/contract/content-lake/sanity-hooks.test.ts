import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { lakeCredentials, startTestLake, type TestLake } from "../../support/content-lake.ts";
import { readDeliveryLog } from "../../support/read-delivery-log.ts";
import { type SanityCli, startSanityCli } from "../../support/sanity-cli.ts";
import { startWebhookSite, type WebhookSite } from "../../support/webhook-site.ts";

vi.setConfig({ testTimeout: 60_000 });

const project = "--project-id abc12345";

let site: WebhookSite;
let lake: TestLake;
let cli: SanityCli;

beforeAll(async () => {
  site = await startWebhookSite([503]);
  lake = await startTestLake({
    webhooks: [{ name: "Site", url: site.url, secret: "shared", projection: "{title}" }],
  });
  await lake.client().create({ _id: "course-1a", _type: "course", title: "Level 1A" });
  const token = lakeCredentials.contentLake.administrator;
  cli = await startSanityCli({ lakeUrl: lake.url, projectId: "abc12345", token });
});

afterAll(async () => {
  await cli?.[Symbol.asyncDispose]();
  await lake?.[Symbol.asyncDispose]();
  await site?.[Symbol.asyncDispose]();
});

test("the sanity command lists webhooks without their secrets", async () => {
  const listed = await cli.run(`hooks list ${project}`);

  expect(listed).toContain("Name: Site");
  expect(listed).toContain(`URL: ${site.url}`);
  expect(listed).not.toContain("shared");
});

test("the sanity command prints a webhook's log", async () => {
  await readDeliveryLog(lake, { attempts: 2 });

  const log = await cli.run(`hooks logs Site --detailed ${project}`);

  expect(log).toContain("Status: success");
  expect(log).toContain("Failures: 1");
  expect(log).toMatch(/Success: HTTP 200 \(\d+ms\)/);
  expect(log).toMatch(/Failure: HTTP 503 \(run `sanity hook attempt /);
  expect(log).toMatch(/title: .*Level 1A/);
});

test("the sanity command prints one attempt", async () => {
  const { attempts } = await readDeliveryLog(lake, { attempts: 2 });

  const failed = await cli.run(`hooks attempt ${attempts.at(-1)?.id} ${project}`);

  expect(failed).toMatch(
    /Status: Failed\nStatus code: 503\nFailure: HTTP 503\s+Response body: \n---\nnot taken/,
  );
});

test("the sanity command deletes a webhook by name", async () => {
  const client = lake.client({ token: "sk-administrator" });
  const url = "/hooks/projects/abc12345";
  const body = { type: "document", name: "Search", url: site.url, dataset: "*", rule: { on: ["create"] } };
  await client.request({ url, method: "POST", body });

  await cli.run(`hooks delete search ${project}`);

  const hooks: { name: string }[] = await client.request({ url });
  expect(hooks.map(({ name }) => name)).toEqual(["Site"]);
});
