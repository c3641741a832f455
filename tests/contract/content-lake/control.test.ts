import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";

test("the latest requests are listed without their secrets", async () => {
  await using lake = await startTestLake({ control: true, now: () => new Date("2026-11-21T12:00:00Z") });
  await lake.client().fetch("*[secret == $secret]", { secret: "abc" });
  await fetch(`${lake.url}/v1/auth/fetch?sid=abc`);
  await fetch(`${lake.url}/v1/made-up`, { headers: { authorization: "Bearer sk-viewer" } });

  const response = await lake.control("GET", "/requests");
  const text = await response.text();

  expect(JSON.parse(text)).toEqual([
    {
      at: "2026-11-21T12:00:00.000Z",
      method: "GET",
      path: expect.stringContaining("/v2026-06-01/data/query/production?"),
      route: "/data/query/:dataset",
      status: 200,
      ms: expect.any(Number),
      role: "editor",
    },
    expect.objectContaining({ path: "/v1/auth/fetch?sid=…", route: "/auth/fetch", status: 401, role: null }),
    expect.objectContaining({ path: "/v1/made-up", route: null, status: 404 }),
  ]);
  expect(text).toContain("%24secret=…");
  expect(text).not.toMatch(/abc|sk-/);
});

test("the list of requests can be filtered and cleared", async () => {
  await using lake = await startTestLake({ control: true });
  await lake.client().fetch("count(*)");
  await fetch(`${lake.url}/v1/data/made-up`);
  await fetch(`${lake.url}/v1/ping`);
  const list = async (query = "") => {
    const entries: { path: string }[] = await (await lake.control("GET", `/requests${query}`)).json();
    return entries.map(({ path }) => path.split("?")[0]);
  };

  const ofData = await list("?path=/data/");
  const ofVersion = await list("?path=/v1/");
  const missing = await list("?status=404&path=/data/");
  await lake.control("DELETE", "/requests");

  expect(ofData).toEqual(["/v2026-06-01/data/query/production", "/v1/data/made-up"]);
  expect(ofVersion).toEqual(["/v1/data/made-up", "/v1/ping"]);
  expect(missing).toEqual(["/v1/data/made-up"]);
  expect(await list()).toEqual(["/_emulator/requests"]);
});

test("requests that aren't emulated are recorded, so tests can see what a client is missing", async () => {
  await using lake = await startTestLake({ control: true });
  await fetch(`${lake.url}/v1/media-libraries/abc?token=abc`);

  const unknown = await lake.control("GET", "/unknown");

  expect(await unknown.json()).toEqual([{ method: "GET", path: "/v1/media-libraries/abc" }]);
});

test.each([
  ["GET", "/requests", undefined],
  ["GET", "/unknown", undefined],
  ["POST", "/reset", {}],
  ["POST", "/seed", { dataset: "production", documents: [] }],
  ["PUT", "/faults", []],
])("%s %s isn't served unless enabled", async (method, path, body) => {
  await using lake = await startTestLake();

  const response = await lake.control(method, path, body);

  expect(response.status).toBe(404);
  expect(lake.lake.unknownRequests).toEqual([{ method, path: `/_emulator${path}` }]);
});

test.each([
  ["no token", {}, 401],
  ["an editor's token", { authorization: "Bearer sk-editor" }, 401],
  ["a token that opens nothing", { authorization: "Bearer made-up" }, 401],
  [
    "a page on another origin",
    { authorization: "Bearer sk-administrator", origin: "https://elsewhere.example" },
    403,
  ],
])("%s controls nothing", async (_, headers: Record<string, string>, status) => {
  await using lake = await startTestLake({ control: true });
  await lake.client().create({ _id: "course-1a", _type: "course" });

  const response = await fetch(`${lake.url}/_emulator/reset`, { method: "POST", headers, body: "{}" });

  expect(response.status).toBe(status);
  expect(await lake.client().fetch("count(*)")).toBe(1);
});

test.each([
  ["GET", "/requests?status=many", undefined, 400, "Invalid filter: status"],
  ["POST", "/reset", { seeds: true }, 400, "seeds"],
  ["POST", "/reset", { seed: true }, 400, "started without a seed"],
  ["POST", "/seed", { dataset: "production", documents: [{ _id: "a" }] }, 400, "documents.0._type"],
  ["POST", "/seed", { dataset: "Not A Name", documents: [] }, 400, "can't be the name of a dataset"],
  ["PUT", "/faults", [{ path: "/data/*" }], 400, "A rule needs"],
  ["POST", "/faults", [], 404, "The control plane doesn't serve POST /_emulator/faults"],
])("%s %s rejects %j with a clear message", async (method, path, body, status, words) => {
  await using lake = await startTestLake({ control: true });

  const response = await lake.control(method, path, body);

  expect(response.status).toBe(status);
  expect(await response.text()).toContain(words);
});
