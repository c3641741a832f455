import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { startTestLake, type TestLake, toText, until } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };
const listenPath = "/v2026-06-01/data/listen/production?query=*&includeAllVersions=true";

function openTunnel(
  lake: TestLake,
  path: string,
  { token, origin }: { token?: string; origin?: string } = {},
) {
  const url = `${lake.url.replace("http", "ws")}/v1/stream?path=${encodeURIComponent(path)}`;
  const protocols = ["sanity-stream", ...(token ? [`bearer.${token}`] : [])];
  const socket = new WebSocket(url, protocols, origin ? { origin } : {});
  const tunnel = { socket, text: "", closed: null as { code: number; reason: string } | null, failed: "" };
  socket.on("message", (data) => {
    tunnel.text += toText(data);
  });
  socket.on("close", (code, reason) => {
    tunnel.closed = { code, reason: String(reason) };
  });
  socket.on("error", (error) => {
    tunnel.failed = error.message;
  });
  return tunnel;
}

test("a listener's events arrive in text frames", async () => {
  await using lake = await startTestLake();
  const tunnel = openTunnel(lake, listenPath, { token: "sk-viewer" });
  await until(() => tunnel.text.includes("event: welcome"));

  await lake.client().create({ ...course, _id: "drafts.course-1a" });
  await until(() => tunnel.text.includes("event: mutation"));
  tunnel.socket.close();

  expect(tunnel.socket.protocol).toBe("sanity-stream");
  expect(tunnel.text).toContain('"documentId":"drafts.course-1a"');
});

test("live events arrive too, without a token for public documents", async () => {
  await using lake = await startTestLake();
  const tunnel = openTunnel(lake, "/v2026-06-01/data/live/events/production");
  await until(() => tunnel.text.includes("event: welcome"));

  await lake.client().create(course);
  await until(() => tunnel.text.includes('"tags"'));
  tunnel.socket.close();

  expect(tunnel.text).toMatch(/data: \{"tags":\["s1:/);
});

test("a wrong token closes the tunnel with 4401", async () => {
  await using lake = await startTestLake();

  const tunnel = openTunnel(lake, listenPath, { token: "made-up" });
  await until(() => tunnel.closed !== null);

  expect(tunnel.closed).toEqual({ code: 4401, reason: "Session not found" });
});

test("the tunnel carries only event streams", async () => {
  await using lake = await startTestLake();

  const tunnel = openTunnel(lake, "/v1/users/me", { token: "sk-viewer" });
  await until(() => tunnel.closed !== null);

  expect(tunnel.closed).toMatchObject({ code: 4400 });
});

test("a page on another origin can't open a tunnel", async () => {
  await using lake = await startTestLake();

  const tunnel = openTunnel(lake, listenPath, { origin: "https://elsewhere.example" });
  await until(() => tunnel.failed !== "");

  expect(tunnel.failed).toContain("403");
});

test("a page on the shop's own origin can open a tunnel", async () => {
  await using lake = await startTestLake();

  const tunnel = openTunnel(lake, listenPath, { origin: lake.url });
  await until(() => tunnel.text.includes("event: welcome"));
  tunnel.socket.close();

  expect(tunnel.failed).toBe("");
});

test("the tunnel closes when the lake stops", async () => {
  await using lake = await startTestLake();
  const tunnel = openTunnel(lake, listenPath);
  await until(() => tunnel.text.includes("event: welcome"));

  await lake.restart();
  await until(() => tunnel.closed !== null);

  expect(tunnel.closed?.code).toBeLessThan(1002);
});

test("a tunnel whose reader stops is closed instead of filling up memory", async () => {
  await using lake = await startTestLake();
  const tunnel = openTunnel(lake, `${listenPath}&includeResult=true&includePreviousRevision=true`);
  await until(() => tunnel.text.includes("event: welcome"));
  const text = "a".repeat(2_000_000);

  tunnel.socket.pause();
  for (const title of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]) {
    await lake.client().createOrReplace({ ...course, title, text });
  }
  tunnel.socket.resume();
  await until(() => tunnel.closed !== null);

  expect(tunnel.closed).toEqual({ code: 1011, reason: "The stream was cut off" });
});
