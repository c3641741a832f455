import { createLogForwarder, type LogEvent } from "@shop/web/providers/logs/log-forwarder.ts";
import { expect, test } from "vitest";
import { openTelemetryServer, type TestTelemetryServer } from "../../support/telemetry-server.ts";

type Options = Partial<Parameters<typeof createLogForwarder>[0]>;

const now = () => Date.parse("2026-11-21T10:05:30Z");

function forwardTo({ url }: Pick<TestTelemetryServer, "url">, options: Options = {}) {
  const reports: string[] = [];
  const logs = createLogForwarder({
    url,
    token: "xaat-any",
    dataset: "handshape",
    level: "debug",
    report: (line) => reports.push(line),
    now,
    intervalMs: 5,
    retryMs: 5,
    ...options,
  });
  return { logs, reports };
}

const toEvent = (message: string, level: LogEvent["level"] = "error"): LogEvent => ({
  level,
  source: "server",
  message,
});

const readMessages = async (server: TestTelemetryServer) =>
  (await server.events()).map(({ message }) => message).toReversed();

const ingest = "/v1/datasets/*/ingest";

test("entries arrive at Axiom with the time they were added", async () => {
  await using server = await openTelemetryServer();
  const { logs } = forwardTo(server);

  logs.add(toEvent("first"));

  await expect
    .poll(server.events)
    .toEqual([{ _time: "2026-11-21T10:05:30.000Z", level: "error", source: "server", message: "first" }]);
});

test("entries below the level aren't sent", async () => {
  await using server = await openTelemetryServer();
  const { logs } = forwardTo(server, { level: "warn" });

  for (const level of ["debug", "info", "warn", "error"] as const) logs.add(toEvent(level, level));

  await expect.poll(() => readMessages(server)).toEqual(["warn", "error"]);
});

test("what a request didn't deliver is sent again, once and in order", async () => {
  await using server = await openTelemetryServer();
  await server.setFaults([{ path: ingest, times: 1, error: { status: 403, headers: {} } }]);
  const { logs, reports } = forwardTo(server);

  logs.add(toEvent("first"));
  logs.add(toEvent("second"));

  await expect.poll(() => readMessages(server)).toEqual(["first", "second"]);
  expect(reports).toHaveLength(1);
});

test("a service that hangs or refuses is reported once a minute", async () => {
  await using server = await openTelemetryServer();
  let time = 0;
  await server.setFaults([
    { path: ingest, times: 2, delayMs: 60_000 },
    { path: ingest, times: 3, error: { status: 403, headers: {} } },
  ]);
  const { logs, reports } = forwardTo(server, { now: () => time, timeoutMs: 200 });

  logs.add(toEvent("first"));
  await expect.poll(() => readMessages(server)).toEqual(["first"]);
  expect(reports).toEqual([expect.stringMatching(/^Log entries couldn't be forwarded: TimeoutError/)]);
  time = 60_000;
  await server.setFaults([{ path: ingest, times: 1, error: { status: 403, headers: {} } }]);
  logs.add(toEvent("second"));

  await expect.poll(() => readMessages(server)).toEqual(["first", "second"]);
  expect(reports).toHaveLength(2);
});

test("more than 500 waiting entries are dropped and counted", async () => {
  await using server = await openTelemetryServer();
  await server.setFaults([{ path: ingest, times: 1, error: { status: 403, headers: {} } }]);
  const { logs, reports } = forwardTo(server);

  for (let index = 0; index < 510; index += 1) logs.add(toEvent(String(index)));

  await expect.poll(async () => (await server.events()).length).toBe(500);
  expect(await readMessages(server)).toContain("499");
  expect(reports).toEqual([expect.stringContaining("Waiting: 500. Dropped: 10.")]);
});
