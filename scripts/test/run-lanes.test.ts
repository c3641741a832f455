import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { StageResult } from "../command/run-stage.ts";
import { runLane, runLanes } from "./run-lanes.ts";

const stop = new AbortController();
const options = { folder: "", stop: stop.signal };
const outcome = {
  id: "build",
  name: "Production build",
  ok: true,
  seconds: 1,
  report: null,
  skippedFor: null,
};
const toReport = (passed: number, failed: number) => ({
  counts: { passed, failed },
  failures: [],
  files: [],
});

beforeEach(() => void vi.spyOn(console, "log").mockReturnValue());
afterEach(() => vi.restoreAllMocks());

test("fails with a failed suite, even if all its tests passed", async () => {
  const lane = {
    id: "unit",
    name: "Unit",
    hasTests: true,
    run: async () => ({ ok: false, output: "", report: toReport(3, 0) }),
  };

  expect(await runLane(lane, [], options)).toMatchObject({ ok: false, report: toReport(3, 0) });
});

test("fails without tests to run", async () => {
  const run = async () => ({ ok: true, output: "", report: toReport(0, 0) });

  expect(await runLane({ id: "unit", name: "Unit", hasTests: true, run }, [], options)).toMatchObject({
    ok: false,
  });
  expect(await runLane({ id: "changed", name: "Changed", run }, [], options)).toMatchObject({ ok: true });
});

test("fails when it throws", async () => {
  const run = async () => Promise.reject(new Error("No port is free."));

  expect(await runLane({ id: "build", name: "Production build", run }, [], options)).toMatchObject({
    ok: false,
    report: null,
  });
});

test("is skipped when a lane it needs has failed", async () => {
  const run = vi.fn<() => Promise<never>>();
  const lane = { id: "pages", name: "Pages", needs: ["build"], run };

  const skipped = await runLane(lane, [{ ...outcome, ok: false }], options);

  expect(skipped).toMatchObject({ ok: false, skippedFor: "Production build" });
  expect(run).not.toHaveBeenCalled();
});

test("a lane in the background runs beside the next one, and is waited for by those that need it", async () => {
  const started: string[] = [];
  const built = Promise.withResolvers<{ ok: boolean; output: string }>();
  const passed = { ok: true, output: "" };
  const lanes = [
    { id: "build", isInBackground: true, run: () => built.promise },
    { id: "contract", run: async () => (started.push("contract"), passed) },
    { id: "pages", needs: ["build"], run: async () => (started.push("pages"), passed) },
  ].map((lane) => ({ name: lane.id, ...lane }));

  const done = runLanes(lanes, stop.signal);
  await expect.poll(() => started).toEqual(["contract"]);
  built.resolve(passed);
  await done;

  expect(started).toEqual(["contract", "pages"]);
});

test("a lane runs after a failed one that it doesn't need, and the run fails", async () => {
  const code = process.exitCode;
  onTestFinished(() => void (process.exitCode = code));
  const contract = vi.fn<() => Promise<StageResult>>(async () => ({ ok: true, output: "" }));
  const unit = async () => ({ ok: false, output: "" });

  await runLanes(
    [
      { id: "unit", name: "Unit", run: unit },
      { id: "contract", name: "Contract", run: contract },
    ],
    stop.signal,
  );

  expect(contract).toHaveBeenCalledOnce();
  expect(process.exitCode).toBe(1);
});
