import { expect, test } from "vitest";
import { toCommonSigns } from "./common-signs.ts";
import type { SearchDocument } from "./index/search-document.ts";

const toDocument = (type: SearchDocument["type"], title: string, topics: string[]): SearchDocument => ({
  id: title,
  type,
  path: "/",
  title,
  topics,
});

test("the signs that most lessons teach come first, then by gloss", () => {
  const signs = ["NAME", "HELLO", "BOOK", "YOU"].map((gloss) => toDocument("sign", gloss, []));
  const lessons = [["NAME", "HELLO"], ["YOU"], ["NAME"]].map((glosses, at) =>
    toDocument("freeLesson", `Lesson ${at}`, glosses),
  );

  expect(toCommonSigns([...signs, ...lessons]).map(({ title }) => title)).toEqual(["NAME", "HELLO", "YOU"]);
});
