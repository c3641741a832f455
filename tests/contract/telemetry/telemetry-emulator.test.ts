import { gzipSync } from "node:zlib";
import { AxiomWithoutBatching } from "@axiomhq/js";
import { expect, test } from "vitest";
import { openTelemetryServer, type TestTelemetryServer } from "../../support/telemetry-server.ts";

const now = () => new Date("2026-11-21T10:05:30Z");

const connect = ({ url }: TestTelemetryServer) =>
  new AxiomWithoutBatching({
    token: "xaat-any",
    url,
    onError: (error: unknown) => {
      throw error;
    },
  });

const ingest = (
  { url }: TestTelemetryServer,
  {
    body = "[]",
    headers = {},
    query = "",
  }: { body?: BodyInit; headers?: Record<string, string>; query?: string },
) =>
  fetch(`${url}/v1/datasets/handshape/ingest${query}`, {
    method: "POST",
    body,
    headers: { authorization: "Bearer xaat-any", "content-type": "application/json", ...headers },
  });

test("stores what Axiom's client sends, newest first, and gives events without a time the present", async () => {
  await using server = await openTelemetryServer(now);

  const status = await connect(server).ingest("handshape", [
    { _time: "2026-11-21T10:00:00.000Z", message: "first" },
    { message: "second" },
  ]);

  expect(status).toMatchObject({ ingested: 2, failed: 0 });
  expect(await server.events()).toEqual([
    { _time: "2026-11-21T10:05:30.000Z", message: "second" },
    { _time: "2026-11-21T10:00:00.000Z", message: "first" },
  ]);
});

test("accepts a plain JSON array", async () => {
  await using server = await openTelemetryServer(now);

  const response = await ingest(server, { body: '[{"message":"plain"}]' });

  expect(response.status).toBe(200);
  expect(await server.events()).toMatchObject([{ message: "plain" }]);
});

test.each([
  ["no token", { headers: { authorization: "" } }, 401, "no API token"],
  ["CSV", { headers: { "content-type": "text/csv" } }, 415, "content type text/csv isn't emulated"],
  ["zstd", { headers: { "content-encoding": "zstd" } }, 415, "encoding zstd isn't emulated"],
  ["a field mapping", { query: "?timestamp-field=at" }, 400, "timestamp-field isn't emulated"],
  ["broken JSON", { body: "[{" }, 400, "isn't valid JSON"],
  ["broken gzip", { body: "x", headers: { "content-encoding": "gzip" } }, 400, "isn't valid gzip"],
  ["something else than events", { body: "[1]" }, 400, "isn't a list of events"],
  ["an invalid time", { body: '[{"_time":"yesterday"}]' }, 400, "An event isn't valid"],
  ["a large body", { body: " ".repeat(2 ** 20 + 1) }, 413, "larger than"],
  [
    "a gzip bomb",
    { body: gzipSync(Buffer.alloc(9 * 2 ** 20)), headers: { "content-encoding": "gzip" } },
    400,
    "isn't valid gzip",
  ],
])("refuses %s the way Axiom does, with a message", async (_what, request, status, message) => {
  await using server = await openTelemetryServer(now);

  const response = await ingest(server, request);

  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ code: status, message: expect.stringContaining(message) });
});

test("the client reports what isn't emulated by its name", async () => {
  await using server = await openTelemetryServer(now);

  await expect(connect(server).datasets.list()).rejects.toThrow("isn't emulated");
});

test("keeps only the latest 5,000 events", async () => {
  await using server = await openTelemetryServer(now);
  const events = Array.from({ length: 5010 }, (_, index) => ({ message: String(index) }));

  await connect(server).ingest("handshape", events);

  const stored = await server.events();
  expect([stored.length, stored.at(-1)?.["message"]]).toEqual([5000, "10"]);
});

test("the page shows percentiles by route and the latest entries, with nothing in them that can run", async () => {
  await using server = await openTelemetryServer(now);
  await connect(server).ingest("handshape", [
    { kind: "web-vital", route: "/courses/[slug]", name: "LCP", value: 1234.4 },
    { kind: "error", level: "error", source: "browser", message: "<script>alert(1)</script>", stack: "at a" },
  ]);

  const page = await (await fetch(server.url)).text();

  expect(page).toMatch(
    /<th scope="row">\/courses\/\[slug\]<\/th>\s*<td>1<\/td>\s*<td>1234 \/ 1234 \/ 1234<\/td>/,
  );
  expect(page).toContain("<h3>&lt;script&gt;alert(1)&lt;/script&gt;</h3>");
  expect(page).toContain("error · browser · Nov 21, 2026, 10:05:30 UTC");
  expect(page).not.toContain("<script>");
});

test("the button clears everything, and another site's form doesn't", async () => {
  await using server = await openTelemetryServer(now);
  await connect(server).ingest("handshape", [{ message: "one" }]);
  const clear = (headers: Record<string, string>) =>
    fetch(`${server.url}/clear`, { method: "POST", headers });

  const foreign = await clear({ origin: "https://evil.example" });
  const eventsAfterForeign = await server.events();
  await clear({ origin: server.url });

  expect([foreign.status, eventsAfterForeign.length]).toEqual([403, 1]);
  expect(await server.events()).toEqual([]);
});
