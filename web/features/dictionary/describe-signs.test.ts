import { expect, test } from "vitest";
import { nameSigns } from "./describe-signs.ts";

const toSigns = (glosses: string) => glosses.split(" ").map((gloss) => ({ gloss }));

test("a few signs are all named", () => {
  expect(nameSigns(toSigns("BROTHER FATHER MOTHER"))).toBe("BROTHER, FATHER, and MOTHER");
});

test("of many signs, the first eight are named and the rest counted", () => {
  expect(nameSigns(toSigns("A B C D E F G H I J"))).toBe("A, B, C, D, E, F, G, H, and 2 more");
});
