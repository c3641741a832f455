import { expect, test } from "vitest";
import { createThrottle } from "./throttle.ts";

let now = 0;
const throttle = (seconds: number) => createThrottle({ seconds, now: () => new Date(now) });
const workFor = (ms: number) => () => {
  now += ms;
  return Promise.resolve("done");
};

test("a request costs the time it takes", async () => {
  const { spend } = throttle(1.5);

  expect(await spend("Ana", workFor(2000))).toBe("done");
  expect(spend("Ana", workFor(0))).toBeNull();
  expect(await spend("Ben", workFor(0))).toBe("done");
});

test("a failed request costs the same", async () => {
  const { spend } = throttle(0.5);

  await expect(spend("Ana", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(spend("Ana", workFor(0))).toBeNull();
});

test("a bucket's level never goes below zero", async () => {
  const { spend } = throttle(0.5);
  await spend("Ana", workFor(0));
  now += 60_000;
  await spend("Ana", workFor(0));

  expect(spend("Ana", workFor(0))).toBeNull();
});
