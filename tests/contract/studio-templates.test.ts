import { templateIds } from "@shop/studio/templates/templates.ts";
import { resolveInitialValue, type Source } from "sanity";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startContentLake, type TestLake } from "../support/content-lake.ts";
import { createStudioSource } from "../support/studio-source.ts";

const noor = { id: "noor", name: "Noor Lindqvist", email: "noor@handshape.test", role: "", roles: [] };

let lake: TestLake;
let studio: Source;
beforeEach(async () => {
  // Sanity looks for the browser's scheduler there.
  vi.stubGlobal("window", {});
  lake = await startContentLake();
  studio = await createStudioSource(lake.client());
});
afterEach(() => lake[Symbol.asyncDispose]());

/** A new document, as the Studio creates it for this editor. */
async function create(templateId: string, currentUser = noor) {
  const { projectId, dataset, schema, templates } = studio;
  const template = templates.find(({ id }) => id === templateId);
  if (!template) throw new Error(`There's no template ${templateId}.`);
  const getClient = () => lake.client();
  return resolveInitialValue(schema, template, {}, { projectId, dataset, schema, currentUser, getClient });
}

test("a new post has today's date, and the editor as its author", async () => {
  await lake.client().create({ _id: "author-noor", _type: "author", name: "Noor Lindqvist" });

  expect(await create("blogPost")).toMatchObject({
    author: { _type: "reference", _ref: "author-noor" },
    publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test("an editor who isn't an author chooses one", async () => {
  await lake.client().create({ _id: "author-noor", _type: "author", name: "Noor Lindqvist" });
  await lake.client().create({ _id: "drafts.author-elias", _type: "author", name: "Elias Brandt" });

  expect(await create("blogPost", { ...noor, name: "Elias Brandt" })).not.toHaveProperty("author");
});

test("a new recommended book has the other shop's currency", async () => {
  expect(await create(templateIds.recommendedBook)).toMatchObject({
    isShopifyProduct: false,
    price: { currencyCode: "USD" },
  });
});
