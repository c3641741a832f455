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

/** Starts a process of the site, and waits until it has stored its mails. */
async function start(options: { enqueue?: number; smtp?: string; ahead?: number }): Promise<ChildProcess> {
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

const allAddresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `person-${index}@example.test`).toSorted();

const recipients = async (server: TestMailServer) =>
  (await server.mails()).flatMap(({ to }) => to).toSorted();

test("a stored mail is sent after a kill -9", async () => {
  await using server = await openMailServer();

  await kill(await start({ enqueue: 1 }));
  await start({ smtp: server.smtpUrl });

  await expect.poll(() => server.mails()).toMatchObject([{ to: ["person-0@example.test"], deliveries: 1 }]);
});

test("two processes send each of two hundred mails once", async () => {
  await using server = await openMailServer();
  await kill(await start({ enqueue: 200 }));

  await Promise.all([start({ smtp: server.smtpUrl }), start({ smtp: server.smtpUrl })]);

  await expect.poll(() => recipients(server), { timeout: 30_000 }).toEqual(allAddresses(200));
  expect((await server.mails()).filter(({ deliveries }) => deliveries > 1)).toEqual([]);
});

test("kills in the middle of sending lose nothing, and a repeated mail has the same message id", async () => {
  await using server = await openMailServer();
  await kill(await start({ enqueue: 100 }));

  for (const round of [1, 2, 3]) {
    // According to each process's clock, the previous one's leases are over.
    const sender = await start({ smtp: server.smtpUrl, ahead: round * leaseMs });
    await expect.poll(async () => (await server.mails()).length).toBeGreaterThan(round * 10);
    await kill(sender);
  }
  await start({ smtp: server.smtpUrl, ahead: 4 * leaseMs });

  await expect.poll(() => recipients(server), { timeout: 30_000 }).toEqual(allAddresses(100));
});

test("mails wait while the mail server is away, and are sent when it's back", async () => {
  await kill(await start({ enqueue: 3 }));
  const early = await start({ smtp: "smtp://127.0.0.1:9" });
  await using server = await openMailServer();
  await kill(early);

  // According to its clock, the next attempt is due.
  await start({ smtp: server.smtpUrl, ahead: 24 * 3600 * 1000 });

  await expect.poll(() => recipients(server)).toEqual(allAddresses(3));
});
