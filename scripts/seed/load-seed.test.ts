import { describe, expect, test } from "vitest";
import { contentSeed } from "../../emulators/seed/content-seed.ts";
import { createLoadSeed } from "./load-seed.ts";

const { documents } = createLoadSeed();

describe("the seed for load tests", () => {
  test("has 5,000 signs and 500 posts, the same every time", () => {
    const counts = Map.groupBy(documents, ({ _type }) => _type);

    expect(counts.get("sign")).toHaveLength(5000);
    expect(counts.get("blogPost")).toHaveLength(500);
    expect(createLoadSeed().documents).toEqual(documents);
  });

  test("has unique ids that the demo content doesn't use", () => {
    const ids = [...contentSeed.documents, ...documents].map(({ _id }) => _id);

    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has unique glosses and slugs", () => {
    const signs = documents.filter((document) => document._type === "sign");

    expect(new Set(signs.map(({ gloss }) => gloss)).size).toBe(5000);
    expect(new Set(signs.map(({ slug }) => slug?.current)).size).toBe(5000);
  });

  test("publishes no post in the future", () => {
    const dates = documents
      .filter((document) => document._type === "blogPost")
      .map(({ publishedAt = "" }) => publishedAt);

    expect(dates.filter((date) => date > "2026-01-01")).toEqual([]);
  });

  test("reports how many signs it has words for", () => {
    expect(() => createLoadSeed({ signs: 6000, posts: 0 })).toThrow("There are words for");
  });
});
