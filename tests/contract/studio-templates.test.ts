import { toAddressable } from "@shop/studio/documents/to-addressable.ts";
import { templateIds } from "@shop/studio/templates/templates.ts";
import { essentials } from "@shop/studio/tools/home/essentials.ts";
import { resolveInitialValue, type Source } from "sanity";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documentPath } from "../../schemas/paths.ts";
import { startTestLake, type TestLake } from "../support/content-lake.ts";
import { createStudioSource } from "../support/studio-source.ts";

const noor = { id: "noor", name: "Noor Lindqvist", email: "noor@handshape.test", role: "", roles: [] };

let lake: TestLake;
let studio: Source;
beforeEach(async () => {
  // Sanity looks for the browser's scheduler there.
  vi.stubGlobal("window", {});
  lake = await startTestLake();
  studio = await createStudioSource(lake.client());
});
afterEach(() => lake[Symbol.asyncDispose]());

/** A new document, as the Studio creates it for this editor. */
async function create(templateId: string, { currentUser = noor, parameters = {} } = {}) {
  const { projectId, dataset, schema, templates } = studio;
  const template = templates.find(({ id }) => id === templateId);
  if (!template) throw new Error(`There's no template ${templateId}.`);
  const getClient = () => lake.client();
  return resolveInitialValue(schema, template, parameters, {
    projectId,
    dataset,
    schema,
    currentUser,
    getClient,
  });
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

  expect(await create("blogPost", { currentUser: { ...noor, name: "Elias Brandt" } })).not.toHaveProperty(
    "author",
  );
});

test("a new recommended book has the other shop's currency", async () => {
  expect(await create(templateIds.recommendedBook)).toMatchObject({
    isShopifyProduct: false,
    price: { currencyCode: "USD" },
  });
});

const addressed = essentials.flatMap(({ title, type, path, beginning }) =>
  path && beginning ? [{ title, type, path, ...beginning }] : [],
);

test.each(addressed)(
  "a new site's $title is created at $path",
  async ({ type, path, template, parameters }) => {
    const document = await create(template, { parameters });

    expect(documentPath(toAddressable(type, document))).toBe(path);
  },
);
