import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { leaseMs } from "@shop/web/outbox/outbox.ts";
import { openMailServer, type TestMailServer } from "../support/mail-server.ts";

const program = fileURLToPath(new URL("../support/crash/mail-sender.ts", import.meta.url));

let dataDir: string;
let children: ChildProcess[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "outbox-crash-"));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true });
});

/** A process of the site, once it has kept what it was told to. */
async function start(options: { keep?: number; smtp?: string; ahead?: number }): Promise<ChildProcess> {
  const args = Object.entries({ data: dataDir, ...options }).flatMap(([name, value]) => [
    `--${name}`,
    `${value}`,
  ]);
  const child = fork(program, args, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  children.push(child);
  await once(child, "message");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

const everybody = (count: number) =>
  Array.from({ length: count }, (_, index) => `person-${index}@example.test`).toSorted();

const receivers = async (server: TestMailServer) => (await server.mails()).flatMap(({ to }) => to).toSorted();

test("a mail that was kept is sent after kill -9 that came before it was", async () => {
  await using server = await openMailServer();

  await kill(await start({ keep: 1 }));
  await start({ smtp: server.smtpUrl });

  await expect.poll(() => server.mails()).toMatchObject([{ to: ["person-0@example.test"], deliveries: 1 }]);
});

test("two processes send two hundred mails once each", async () => {
  await using server = await openMailServer();
  await kill(await start({ keep: 200 }));

  await Promise.all([start({ smtp: server.smtpUrl }), start({ smtp: server.smtpUrl })]);

  await expect.poll(() => receivers(server), { timeout: 30_000 }).toEqual(everybody(200));
  expect((await server.mails()).filter(({ deliveries }) => deliveries > 1)).toEqual([]);
});

test("kills in the middle of sending lose nothing, and what came twice has one message id", async () => {
  await using server = await openMailServer();
  await kill(await start({ keep: 100 }));

  for (const round of [1, 2, 3]) {
    // Each one's clock says that the leases of the one before are over.
    const sender = await start({ smtp: server.smtpUrl, ahead: round * leaseMs });
    await expect.poll(async () => (await server.mails()).length).toBeGreaterThan(round * 10);
    await kill(sender);
  }
  await start({ smtp: server.smtpUrl, ahead: 4 * leaseMs });

  await expect.poll(() => receivers(server), { timeout: 30_000 }).toEqual(everybody(100));
});

test("mails wait for a mail server that is away, and are sent when it is back", async () => {
  await kill(await start({ keep: 3 }));
  const early = await start({ smtp: "smtp://127.0.0.1:9" });
  await using server = await openMailServer();
  await kill(early);

  // Its clock says that the wait for the next attempt is over.
  await start({ smtp: server.smtpUrl, ahead: 24 * 3600 * 1000 });

  await expect.poll(() => receivers(server)).toEqual(everybody(3));
});
