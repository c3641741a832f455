import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLastAnswers } from "./last-answers.ts";

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const down = () => Promise.reject(new Error("The backend is down."));
const answerWith = (answer: string) => () => Promise.resolve(answer);

function setUp(max?: number) {
  const onOld = vi.fn<() => void>();
  const readLast = createLastAnswers<string>({
    otherwise: () => "nothing",
    isAbsence: (answer) => answer === "gone",
    onOld,
    ...(max === undefined ? {} : { max }),
  });
  return { ask: readLast, onOld };
}

test("the last answer is returned while the backend is down, and logged", async () => {
  const { ask: readLast, onOld } = setUp();
  await readLast({ what: "The price", read: answerWith("$78"), during: "run" });
  await readLast({ what: "The price", read: answerWith("$79"), during: "run" });
  expect(onOld).not.toHaveBeenCalled();

  expect(await readLast({ what: "The price", read: down, during: "run" })).toBe("$79");

  expect(onOld).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledWith(
    "The price couldn't be read. Showing the last known value.",
    expect.any(Error),
  );
});

test("without a last answer, the fallback is returned", async () => {
  const { ask: readLast, onOld } = setUp();

  expect(await readLast({ what: "The price", read: down, during: "run" })).toBe("nothing");
  expect(onOld).toHaveBeenCalledOnce();
});

test("questions with the same label are distinguished by their key", async () => {
  const { ask: readLast } = setUp();
  await readLast({ what: "Words", key: "a", read: answerWith("of a"), during: "run" });

  expect(await readLast({ what: "Words", key: "b", read: down, during: "run" })).toBe("nothing");
  expect(await readLast({ what: "Words", key: "a", read: down, during: "run" })).toBe("of a");
});

test("a deleted answer doesn't come back when the backend goes down", async () => {
  const { ask: readLast } = setUp();
  await readLast({ what: "The page", read: answerWith("words"), during: "run" });
  await readLast({ what: "The page", read: answerWith("gone"), during: "run" });

  expect(await readLast({ what: "The page", read: down, during: "run" })).toBe("nothing");
});

test("only the most recent answers are kept", async () => {
  const { ask: readLast } = setUp(2);
  for (const name of ["a", "b", "a", "c"])
    await readLast({ what: name, read: answerWith(name), during: "run" });

  expect(await readLast({ what: "a", read: down, during: "run" })).toBe("a");
  expect(await readLast({ what: "b", read: down, during: "run" })).toBe("nothing");
  expect(await readLast({ what: "c", read: down, during: "run" })).toBe("c");
});

test("a build fails when the backend is down", async () => {
  const { ask: readLast } = setUp();
  await readLast({ what: "The price", read: answerWith("$79"), during: "build" });

  await expect(readLast({ what: "The price", read: down, during: "build" })).rejects.toThrow(
    "The backend is down.",
  );
});
