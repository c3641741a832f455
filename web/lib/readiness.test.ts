import { expect, test } from "vitest";
import { createReadiness } from "./readiness.ts";

const up = async (): Promise<void> => {};
const down = async (): Promise<void> => {
  throw new Error("connect ECONNREFUSED 10.0.0.7:443");
};
const hangs = () => new Promise<void>(() => {});

const read = (check: () => Promise<void>, isRequired = true) => {
  const lines: string[] = [];
  const readReadiness = createReadiness({
    backends: { content: { check, isRequired }, mail: { check: up, isRequired: false } },
    timeoutMs: 10,
    report: (line) => lines.push(line),
  });
  return readReadiness().then((readiness) => ({ ...readiness, lines }));
};

test("a site whose backends all answer is ready", async () => {
  expect(await read(up)).toEqual({ isReady: true, backends: { content: "up", mail: "up" }, lines: [] });
});

test.each([
  ["fails", down],
  ["doesn't answer", hangs],
])("a site isn't ready if a backend that pages need %s", async (_what, check) => {
  expect(await read(check)).toMatchObject({ isReady: false, backends: { content: "down", mail: "up" } });
});

test("a backend that pages don't need is reported, and the site is ready", async () => {
  expect(await read(down, false)).toMatchObject({ isReady: true, backends: { content: "down" } });
});

test("the log says why, once until it changes, and what answers again", async () => {
  let time = 0;
  let check: () => Promise<void> = down;
  const lines: string[] = [];
  const readReadiness = createReadiness({
    backends: { content: { check: () => check(), isRequired: true } },
    now: () => time,
    report: (line) => lines.push(line),
  });

  await readReadiness();
  time += 1000;
  await readReadiness();
  check = up;
  time += 1000;
  await readReadiness();

  expect(lines).toEqual(["content is down: connect ECONNREFUSED 10.0.0.7:443", "content is up again"]);
});

test("however many ask, each backend is checked once a second, and by one check at a time", async () => {
  let time = 0;
  let checks = 0;
  const check = async () => {
    checks += 1;
  };
  const readReadiness = createReadiness({
    backends: { content: { check, isRequired: true } },
    now: () => time,
    report: () => {},
  });

  await Promise.all([readReadiness(), readReadiness()]);
  time = 999;
  await readReadiness();
  const checksInASecond = checks;
  time = 1000;
  await readReadiness();

  expect([checksInASecond, checks]).toEqual([1, 2]);
});
