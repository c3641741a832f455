import { expect, test } from "vitest";
import { createWarmQueue } from "./warm-queue.ts";

function createQueue(limit = 3) {
  const rendered: string[] = [];
  const warm = createWarmQueue({
    listingPaths: ["/", "/books"],
    limit,
    render: async (path) => void rendered.push(path),
  });
  return { warm, rendered };
}

test("a change renders its own page, then those that list documents", async () => {
  const { warm, rendered } = createQueue();

  await warm(["/books/atlas"]);

  expect(rendered).toEqual(["/books/atlas", "/", "/books"]);
});

test("changes that arrive meanwhile render each page once", async () => {
  const { warm, rendered } = createQueue();

  await Promise.all([warm(["/courses/one"]), warm(["/courses/two"]), warm(["/courses/two", "/books"])]);

  expect(rendered).toEqual(["/courses/one", "/courses/two", "/", "/books"]);
});

test("an import renders as many pages as the limit allows", async () => {
  const { warm, rendered } = createQueue();

  await warm(Array.from({ length: 5_000 }, (_, index) => `/asl/dictionary/sign-${index}`));

  expect(rendered).toEqual([
    "/asl/dictionary/sign-0",
    "/asl/dictionary/sign-1",
    "/asl/dictionary/sign-2",
    "/",
    "/books",
  ]);
});

test("a change after everything is rendered renders again", async () => {
  const { warm, rendered } = createQueue();
  await warm([]);

  await warm([]);

  expect(rendered).toEqual(["/", "/books", "/", "/books"]);
});
