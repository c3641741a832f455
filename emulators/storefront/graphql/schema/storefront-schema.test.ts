import { type GraphQLNamedType, type GraphQLSchema, isObjectType } from "graphql/index.js";
import { expect, test } from "vitest";
import { apiVersions } from "#storefront/graphql/api/api-versions.ts";
import { resolvers } from "./resolvers.ts";
import { createStorefrontSchema } from "./storefront-schema.ts";

const newest = createStorefrontSchema(apiVersions[1]);

test.each(Object.entries(resolvers))(
  "every emulated field of %s is in Shopify's schema",
  (typeName, emulated) => {
    expect(fieldsOf(newest, typeName)).toEqual(expect.arrayContaining(Object.keys(emulated)));
  },
);

test("each version is the schema that its package ships", () => {
  const [older] = apiVersions;

  expect(fieldsOf(createStorefrontSchema(older), "Image")).not.toContain("thumbhash");
  expect(fieldsOf(newest, "Image")).toContain("thumbhash");
});

function fieldsOf(schema: GraphQLSchema, typeName: string): string[] {
  const type: GraphQLNamedType | undefined = schema.getType(typeName);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
}
