import { expect, test } from "vitest";
import { runParallel } from "./run-parallel.ts";

/** Tasks that the test completes, and the names of those started. */
function createTasks(names: readonly string[]) {
  const started: string[] = [];
  const ends = names.map(() => Promise.withResolvers<void>());
  const tasks = names.map((name, index) => async () => {
    started.push(name);
    await ends[index]?.promise;
    return name;
  });
  return { started, tasks, ends };
}

test("starts tasks in order, up to the limit at once", async () => {
  const { started, tasks, ends } = createTasks(["a", "b", "c"]);

  const run = runParallel(tasks, 2);
  expect(started).toEqual(["a", "b"]);
  ends[1]?.resolve();
  await expect.poll(() => started).toEqual(["a", "b", "c"]);
  ends[0]?.resolve();
  ends[2]?.resolve();

  expect(await run).toEqual(["a", "b", "c"]);
});

test("starts nothing more after a rejection, and waits for running tasks", async () => {
  const { started, tasks, ends } = createTasks(["a", "b", "c"]);

  const run = runParallel(tasks, 2);
  ends[0]?.reject(new Error("a failed"));
  ends[1]?.resolve();

  await expect(run).rejects.toThrow("a failed");
  expect(started).toEqual(["a", "b"]);
});
