import { expect, test } from "vitest";
import { createQueue } from "./one-by-one.ts";

test("tasks run one by one in their order, and one that fails stops none", async () => {
  const inOrder = createQueue();
  const told: string[] = [];
  const task = (name: string, ms: number) => async () => {
    told.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    told.push(`${name} ends`);
    return name;
  };

  const first = inOrder(task("first", 20));
  const failed = inOrder(async () => Promise.reject(new Error("No.")));
  const last = inOrder(task("last", 1));

  await expect(failed).rejects.toThrow("No.");
  expect(await Promise.all([first, last])).toEqual(["first", "last"]);
  expect(told).toEqual(["first begins", "first ends", "last begins", "last ends"]);
});
