import { expect, test } from "vitest";
import { createSerialQueue } from "./serial-queue.ts";

test("tasks run in order, and a failed one doesn't stop the rest", async () => {
  const inOrder = createSerialQueue();
  const data: string[] = [];
  const task = (name: string, ms: number) => async () => {
    data.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    data.push(`${name} ends`);
    return name;
  };

  const first = inOrder(task("first", 20));
  const failed = inOrder(async () => Promise.reject(new Error("No.")));
  const last = inOrder(task("last", 1));

  await expect(failed).rejects.toThrow("No.");
  expect(await Promise.all([first, last])).toEqual(["first", "last"]);
  expect(data).toEqual(["first begins", "first ends", "last begins", "last ends"]);
});
