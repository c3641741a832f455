import { afterEach, expect, test, vi } from "vitest";
import { createVisitorValue } from "#lib/visitor-value.ts";

const noReader = () => undefined;

afterEach(() => vi.restoreAllMocks());

test("nobody is asked before a reader comes", () => {
  const read = vi.fn<() => Promise<number>>(async () => 2);

  const value = createVisitorValue({ initial: 0, read, complaint: "No answer." });

  expect(value.get()).toBe(0);
  expect(read).not.toHaveBeenCalled();
});

test("all readers share one answer and hear of it", async () => {
  const read = vi.fn<() => Promise<number>>(async () => 2);
  const value = createVisitorValue({ initial: 0, read, complaint: "No answer." });
  const readers = [vi.fn<() => void>(), vi.fn<() => void>()];

  for (const reader of readers) value.subscribe(reader);
  await vi.waitFor(() => expect(value.get()).toBe(2));

  expect(read).toHaveBeenCalledOnce();
  for (const reader of readers) expect(reader).toHaveBeenCalledOnce();
});

test("a reader who left hears nothing", async () => {
  const value = createVisitorValue({ initial: 0, read: async () => 2, complaint: "No answer." });
  const reader = vi.fn<() => void>();

  value.subscribe(reader)();
  await vi.waitFor(() => expect(value.get()).toBe(2));

  expect(reader).not.toHaveBeenCalled();
});

test("what was known stays until a second answer is here", async () => {
  let answer = 1;
  const value = createVisitorValue({ initial: 0, read: async () => answer, complaint: "No answer." });
  await value.refresh();
  answer = 2;

  const asked = value.refresh();

  expect(value.get()).toBe(1);
  await asked;
  expect(value.get()).toBe(2);
});

test("a failure goes to the console alone and leaves the first value", async () => {
  const problem = new Error("offline");
  const log = vi.spyOn(console, "error").mockReturnValue();
  const value = createVisitorValue({
    initial: 0,
    read: async () => Promise.reject(problem),
    complaint: "The answer could not be read.",
  });

  value.subscribe(noReader);
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith("The answer could not be read.", problem));

  expect(value.get()).toBe(0);
});
