import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isAnswering } from "./ports.ts";
import { createRestartingService } from "./restarting-service.ts";
import { createService, type Service, type ServiceOptions } from "./service.ts";

let folder = "";
let services: Service[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "service-"));
  services = [];
});

afterEach(async () => {
  await Promise.all(services.map((service) => service.stop("SIGKILL")));
  rmSync(folder, { recursive: true });
});

function describeServer(code: string, onCrash: (sentence: string) => void = () => undefined): ServiceOptions {
  const script = join(folder, "server.mjs");
  writeFileSync(script, code);
  return {
    name: "The lamp",
    args: [script],
    environment: process.env,
    readyWhen: { kind: "message" },
    onLine: () => undefined,
    onCrash,
  };
}

function track<S extends Service>(service: S): S {
  services.push(service);
  return service;
}

const listens = `
  import { createServer } from "node:net";
  const server = createServer().listen(0, "127.0.0.1", () => console.log(server.address().port));`;
const stays = `setInterval(() => {}, 1000); process.send({ ready: "here" });`;

test("is ready when it says so, and ends when stopped", async () => {
  const lamp = track(createService(describeServer(stays)));

  await lamp.start();
  const pid = lamp.pid();
  await lamp.stop();

  expect(pid).toBeTypeOf("number");
  expect(lamp.pid()).toBeUndefined();
});

test("reports its last lines when it ends before it's ready", async () => {
  const lamp = track(createService(describeServer(`console.error("no oil left"); process.exit(3);`)));

  await expect(lamp.start()).rejects.toThrow("The lamp exited during startup (exit code 3).\n  no oil left");
});

test("reports an unexpected end", async () => {
  const crash = Promise.withResolvers<string>();
  const lamp = track(createService(describeServer(stays, crash.resolve)));

  await lamp.start();
  process.kill(Number(lamp.pid()), "SIGKILL");

  await expect(crash.promise).resolves.toContain("The lamp exited unexpectedly (SIGKILL).");
});

test("stops its child processes", async () => {
  const lamp = track(
    createService(
      describeServer(`
        import { spawn } from "node:child_process";
        spawn(process.execPath, ["--input-type=module", "-e", ${JSON.stringify(listens)}], { stdio: "inherit" });
        process.on("SIGTERM", () => process.exit(0));
        ${stays}`),
    ),
  );
  await lamp.start();
  const port = await readPort(lamp);

  await lamp.stop();

  await expect.poll(() => isAnswering(port)).toBe(false);
});

test("ends when its parent is killed", async () => {
  const script = join(folder, "wick.mjs");
  writeFileSync(script, `${listens} ${stays}`);
  const service = new URL("service.ts", import.meta.url).href;
  const owner = track(
    createService(
      describeServer(`
        import { createService } from ${JSON.stringify(service)};
        const wick = createService({
          name: "The wick",
          args: [${JSON.stringify(script)}],
          environment: process.env,
          readyWhen: { kind: "message" },
          onLine: (line) => console.log(line),
          onCrash() {},
        });
        await wick.start();
        ${stays}`),
    ),
  );
  await owner.start();
  const port = await readPort(owner);

  await owner.stop("SIGKILL");

  await expect.poll(() => isAnswering(port)).toBe(false);
});

test("restarts a server and says so", async () => {
  const logged: string[] = [];
  const lamp = track(
    createRestartingService({ ...describeServer(stays), restarts: 1, log: (line) => logged.push(line) }),
  );
  await lamp.start();
  const first = lamp.pid();

  process.kill(Number(first), "SIGKILL");
  await expect.poll(() => logged.length).toBe(1);

  await expect.poll(() => lamp.pid()).toBeTypeOf("number");
  expect(lamp.pid()).not.toBe(first);
  expect(logged[0]).toMatch(/^The lamp exited unexpectedly \(SIGKILL\)\.[^]*Restarting it\.$/);
});

test("gives up on a server that keeps ending", async () => {
  const crash = Promise.withResolvers<string>();
  const dies = `process.send({ ready: "briefly" }, () => process.exit(1));`;
  const lamp = track(
    createRestartingService({ ...describeServer(dies, crash.resolve), restarts: 2, log: () => undefined }),
  );

  await lamp.start();

  await expect(crash.promise).resolves.toContain("The lamp exited unexpectedly (exit code 1).");
});

test("forgets restarts after ten minutes", async () => {
  let now = 0;
  let starts = 0;
  const crash = Promise.withResolvers<string>();
  const lamp = track(
    createRestartingService({
      ...describeServer(`console.log("on"); ${stays}`, crash.resolve),
      // It prints a line at each start, which is held back until it's ready.
      onLine: () => (starts += 1),
      restarts: 1,
      log: () => undefined,
      now: () => now,
    }),
  );
  await lamp.start();
  const kill = () => process.kill(Number(lamp.pid()), "SIGKILL");
  const untilStarted = (times: number) => expect.poll(() => starts).toBe(times);

  kill();
  await untilStarted(2);
  now = 11 * 60_000;
  kill();
  await untilStarted(3);
  kill();

  await expect(crash.promise).resolves.toContain("The lamp exited unexpectedly");
});

/** The port the server printed, once it accepts connections. */
async function readPort(service: Service): Promise<number> {
  await expect.poll(async () => isAnswering(Number(service.lines()[0]))).toBe(true);
  return Number(service.lines()[0]);
}
