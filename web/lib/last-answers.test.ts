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

test("what was read last is answered while the backend is down, and named in the log", async () => {
  const { ask, onOld } = setUp();
  await ask({ what: "The price", read: says("$78"), during: "run" });
  await ask({ what: "The price", read: says("$79"), during: "run" });
  expect(onOld).not.toHaveBeenCalled();

  expect(await ask({ what: "The price", read: down, during: "run" })).toBe("$79");

  expect(onOld).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledWith(
    "The price cannot be read; what was last known is shown.",
    expect.any(Error),
  );
});

test("where nothing was ever read, the answer is the one for that", async () => {
  const { ask, onOld } = setUp();

  expect(await ask({ what: "The price", read: down, during: "run" })).toBe("nothing");
  expect(onOld).toHaveBeenCalledOnce();
});

test("questions in the same words are told apart by their key", async () => {
  const { ask } = setUp();
  await ask({ what: "Words", key: "a", read: says("of a"), during: "run" });

  expect(await ask({ what: "Words", key: "b", read: down, during: "run" })).toBe("nothing");
  expect(await ask({ what: "Words", key: "a", read: down, during: "run" })).toBe("of a");
});

test("what is gone does not come back when the backend goes down", async () => {
  const { ask } = setUp();
  await ask({ what: "The page", read: says("words"), during: "run" });
  await ask({ what: "The page", read: says("gone"), during: "run" });

  expect(await ask({ what: "The page", read: down, during: "run" })).toBe("nothing");
});

test("only so many answers are remembered, those that were read last", async () => {
  const { ask } = setUp(2);
  for (const name of ["a", "b", "a", "c"]) await ask({ what: name, read: says(name), during: "run" });

  expect(await ask({ what: "a", read: down, during: "run" })).toBe("a");
  expect(await ask({ what: "b", read: down, during: "run" })).toBe("nothing");
  expect(await ask({ what: "c", read: down, during: "run" })).toBe("c");
});

test("a build fails with the backend", async () => {
  const { ask } = setUp();
  await ask({ what: "The price", read: says("$79"), during: "build" });

  await expect(ask({ what: "The price", read: down, during: "build" })).rejects.toThrow(
    "The backend is down.",
  );
});
