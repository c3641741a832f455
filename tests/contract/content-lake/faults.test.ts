import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { startTestLake, type TestLake, toText, until } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };

/** A real client that waits a millisecond between retries. */
const toPatientClient = (lake: TestLake) => lake.client({ retryDelay: () => 1 });

test("a client retries after a 503, and the rules show how many faults are left", async () => {
  await using lake = await startTestLake({ control: true });
  const rule = { method: "GET", path: "/data/query/*", times: 2, error: { status: 503 } };

  const put = await lake.control("PUT", "/faults", [rule]);
  const answer = await toPatientClient(lake).fetch("count(*)");
  const left = await lake.control("GET", "/faults");

  expect(await put.json()).toMatchObject([rule]);
  expect(answer).toBe(0);
  expect(await left.json()).toMatchObject([{ ...rule, times: 0 }]);
  expect(lake.lake.requests.entries().filter(({ status }) => status === 503)).toHaveLength(2);
});

test("a client retries when its connection drops, before or during a response", async () => {
  await using lake = await startTestLake({ control: true });
  await lake.client().create(course);
  await lake.control("PUT", "/faults", [
    { path: "/data/query/*", times: 1, drop: "before" },
    { path: "/data/query/*", times: 1, drop: "midway" },
  ]);

  const title = await toPatientClient(lake).fetch("*[0].title");

  expect(title).toBe("Level 1A");
  const statuses = lake.lake.requests.entries().filter(({ route }) => route === "/data/query/:dataset");
  expect(statuses.map(({ status }) => status)).toEqual([null, 200, 200]);
});

test("a transaction whose response is lost is applied, and retrying its ID shows that", async () => {
  await using lake = await startTestLake({ control: true });
  await lake.control("PUT", "/faults", [{ path: "/data/mutate/*", times: 1, drop: "after" }]);
  const save = () => lake.client().transaction().create(course).transactionId("mine").commit();

  const lost = save();
  await expect(lost).rejects.toThrow("fetch failed");
  const again = save();

  await expect(again).rejects.toMatchObject({
    statusCode: 409,
    details: { type: "transactionAlreadyExistsError" },
  });
  expect(await lake.client().getDocument("course-1a")).toMatchObject({ ...course, _rev: "mine" });
});

test("a write dropped before it's processed changes nothing and can be retried", async () => {
  await using lake = await startTestLake({ control: true });
  await lake.control("PUT", "/faults", [{ path: "/data/mutate/*", times: 1, drop: "before" }]);
  const save = () => lake.client().transaction().create(course).transactionId("mine").commit();

  const lost = save();
  await expect(lost).rejects.toThrow("fetch failed");

  expect(await lake.client().fetch("count(*)")).toBe(0);
  expect(await save()).toMatchObject({ transactionId: "mine" });
});

test("a delayed response exceeds a client's timeout", async () => {
  await using lake = await startTestLake({ control: true });
  await lake.control("PUT", "/faults", [{ path: "/data/doc/*", times: 1, delayMs: 60_000 }]);

  const impatient = lake.client({ maxRetries: 0, timeout: 30 }).getDocument("course-1a");

  await expect(impatient).rejects.toThrow("timeout");
  expect(await lake.client().getDocument("course-1a")).toBeUndefined();
});

test("an error has CORS headers for a page of the shop", async () => {
  await using lake = await startTestLake({ control: true });
  const error = { status: 500, headers: { "x-request-id": "1" }, body: { message: "Down for a moment" } };
  await lake.control("PUT", "/faults", [{ path: "/ping", error }]);

  const response = await fetch(`${lake.url}/v1/ping`, { headers: { origin: lake.url } });

  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: "Down for a moment" });
  expect(response.headers.get("access-control-allow-origin")).toBe(lake.url);
});

test("a listener whose connection breaks in the middle of an event gets the event after reconnecting", async () => {
  await using lake = await startTestLake({ control: true });
  await lake.control("PUT", "/faults", [{ path: "/data/live/events/*", times: 1, drop: "midway" }]);
  const eventTypes: string[] = [];
  const subscription = lake
    .client()
    .live.events()
    .subscribe(({ type }) => eventTypes.push(type));
  await until(() => eventTypes.includes("welcome"));

  await lake.client().create({ ...course, _id: "a" });
  await lake.client().create({ ...course, _id: "b" });
  await until(() => eventTypes.filter((type) => type === "message").length === 2);
  subscription.unsubscribe();

  expect(eventTypes).toEqual(["welcome", "reconnect", "welcome", "message", "message"]);
});

test("a tunneled stream breaks like any other", async () => {
  await using lake = await startTestLake({ control: true });
  await lake.control("PUT", "/faults", [{ path: "/data/live/events/*", times: 1, drop: "midway" }]);
  const path = encodeURIComponent("/v1/data/live/events/production");
  const socket = new WebSocket(`${lake.url.replace("http", "ws")}/v1/stream?path=${path}`, "sanity-stream");
  let text = "";
  socket.on("message", (data) => {
    text += toText(data);
  });
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await until(() => text.includes("event: welcome"));

  await lake.client().create(course);

  expect(await closed).toBe(1006);
  expect(text).toMatch(/event: welcome\n[^]+\n\nid: [^]+[^\n]$/);
});

test("faults can be removed", async () => {
  await using lake = await startTestLake({ control: true });
  await lake.control("PUT", "/faults", [{ path: "*", error: { status: 500 } }]);

  const during = await fetch(`${lake.url}/v1/ping`);
  const rules = await lake.control("DELETE", "/faults");
  const after = await fetch(`${lake.url}/v1/ping`);

  expect([during.status, after.status]).toEqual([500, 200]);
  expect(await rules.json()).toEqual([]);
});
