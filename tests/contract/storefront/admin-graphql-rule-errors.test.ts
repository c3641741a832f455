import { afterAll, beforeAll, expect, test } from "vitest";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { openAdminClient } from "../../support/open-admin-client.ts";
import { type TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startHostedStorefront();
});
afterAll(() => storefront.stop());

const { run } = openAdminClient();

const createCollection = async (input: object) => {
  const { collectionCreate } = await run(
    `mutation CreateCollection($input: CollectionInput!) {
      collectionCreate(input: $input) { collection { id } userErrors { field message } }
    }`,
    { input },
  );
  return collectionCreate;
};

const isTagged = (condition: string) => ({ column: "TAG", relation: "EQUALS", condition });

test.each([
  ["products, too", { products: [] }, {}, ["products"], "Can't manually add products to a smart collection"],
  ["no rules", {}, { rules: [] }, ["ruleSet", "rules"], "Rules can't be blank"],
  [
    "too many rules",
    {},
    { rules: Array.from({ length: 61 }, () => isTagged("a")) },
    ["ruleSet", "rules"],
    "Rules can't be more than 60",
  ],
  [
    "no condition",
    {},
    { rules: [isTagged(" ")] },
    ["ruleSet", "rules", "0", "condition"],
    "Condition can't be blank",
  ],
  [
    "a relation that a tag doesn't have",
    {},
    { rules: [{ column: "TAG", relation: "CONTAINS", condition: "a" }] },
    ["ruleSet", "rules", "0", "relation"],
    "Relation CONTAINS isn't allowed for the column TAG",
  ],
  [
    "a price that isn't an amount",
    {},
    { rules: [{ column: "VARIANT_PRICE", relation: "LESS_THAN", condition: "cheap" }] },
    ["ruleSet", "rules", "0", "condition"],
    "Condition must be an amount of money",
  ],
  [
    "stock that isn't an integer",
    {},
    { rules: [{ column: "VARIANT_INVENTORY", relation: "LESS_THAN", condition: "2.5" }] },
    ["ruleSet", "rules", "0", "condition"],
    "Condition must be an integer",
  ],
])(
  "a rule set with %s creates nothing and names the field",
  async (_name, input, ruleSet, field, message) => {
    const { collection, userErrors } = await createCollection({
      title: "Refused",
      ruleSet: { appliedDisjunctively: true, rules: [isTagged("a")], ...ruleSet },
      ...input,
    });

    expect(collection).toBeNull();
    expect(userErrors).toEqual([{ field, message }]);
  },
);
