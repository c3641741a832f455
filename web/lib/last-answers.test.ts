import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLastAnswers } from "./last-answers.ts";

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const down = () => Promise.reject(new Error("The backend is down."));
const says = (answer: string) => () => Promise.resolve(answer);

function setUp(max?: number) {
  const onOld = vi.fn<() => void>();
  const ask = createLastAnswers<string>({
    otherwise: () => "nothing",
    isAbsence: (answer) => answer === "gone",
    onOld,
    ...(max === undefined ? {} : { max }),
  });
  return { ask, onOld };
}

test("the last answer is returned while the backend is down, and logged", async () => {
  const { ask, onOld } = setUp();
  await ask({ what: "The price", read: says("$78"), during: "run" });
  await ask({ what: "The price", read: says("$79"), during: "run" });
  expect(onOld).not.toHaveBeenCalled();

  expect(await ask({ what: "The price", read: down, during: "run" })).toBe("$79");

  expect(onOld).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledWith(
    "The price couldn't be read. Showing the last known value.",
    expect.any(Error),
  );
});

test("without a last answer, the fallback is returned", async () => {
  const { ask, onOld } = setUp();

  expect(await ask({ what: "The price", read: down, during: "run" })).toBe("nothing");
  expect(onOld).toHaveBeenCalledOnce();
});

test("questions with the same label are distinguished by their key", async () => {
  const { ask } = setUp();
  await ask({ what: "Words", key: "a", read: says("of a"), during: "run" });

  expect(await ask({ what: "Words", key: "b", read: down, during: "run" })).toBe("nothing");
  expect(await ask({ what: "Words", key: "a", read: down, during: "run" })).toBe("of a");
});

test("a deleted answer doesn't come back when the backend goes down", async () => {
  const { ask } = setUp();
  await ask({ what: "The page", read: says("words"), during: "run" });
  await ask({ what: "The page", read: says("gone"), during: "run" });

  expect(await ask({ what: "The page", read: down, during: "run" })).toBe("nothing");
});

test("only the most recent answers are kept", async () => {
  const { ask } = setUp(2);
  for (const name of ["a", "b", "a", "c"]) await ask({ what: name, read: says(name), during: "run" });

  expect(await ask({ what: "a", read: down, during: "run" })).toBe("a");
  expect(await ask({ what: "b", read: down, during: "run" })).toBe("nothing");
  expect(await ask({ what: "c", read: down, during: "run" })).toBe("c");
});

test("a build fails when the backend is down", async () => {
  const { ask } = setUp();
  await ask({ what: "The price", read: says("$79"), during: "build" });

  await expect(ask({ what: "The price", read: down, during: "build" })).rejects.toThrow(
    "The backend is down.",
  );
});
