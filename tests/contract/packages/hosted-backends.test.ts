import { createServer, type IncomingMessage, request } from "node:http";
import type { Socket } from "node:net";
import { startHostedBackends } from "@shop/emulators/packages/command/hosted-backends.ts";
import { expect, onTestFinished, test } from "vitest";
import { startHttpServer } from "../../support/start-http-server.ts";

/** The status with which the proxy answers a request for a tunnel. */
function openTunnel(proxy: string, host: string): Promise<number | undefined> {
  const asked = request({ port: new URL(proxy).port, method: "CONNECT", path: host });
  return new Promise((resolve, reject) => {
    asked.on("connect", (response: IncomingMessage, socket: Socket) => {
      socket.destroy();
      resolve(response.statusCode);
    });
    asked.on("error", reject).end();
  });
}

test.each([
  ["abc.api.sanity.io:443", 200],
  ["api.sanity.io:443", 502],
  ["a.b.api.sanity.io:443", 502],
  ["api.sanity.io.evil.test:443", 502],
  ["abc.api.sanity.io:port", 502],
])("a proxy for *.api.sanity.io answers %s with %i", async (host, status) => {
  await using hosted = await startHostedBackends({
    hosts: ["*.api.sanity.io"],
    answers: () => "http://127.0.0.1:9",
  });

  expect(await openTunnel(hosted.variables.HTTPS_PROXY, host)).toBe(status);
});

test("other hosts are reached if they may be", async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const { host: address } = new URL(await startHttpServer(other));
  await using hosted = await startHostedBackends({
    hosts: ["*.api.sanity.io"],
    answers: () => "http://127.0.0.1:9",
    others: "connect",
  });

  const statuses = [
    await openTunnel(hosted.variables.HTTPS_PROXY, address),
    await openTunnel(hosted.variables.HTTPS_PROXY, "127.0.0.1:port"),
  ];

  expect(statuses).toEqual([200, 502]);
});
