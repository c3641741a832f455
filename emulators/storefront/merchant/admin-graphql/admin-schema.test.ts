import { isObjectType } from "graphql/index.js";
import { expect, test } from "vitest";
import { adminResolvers } from "./admin-resolvers.ts";
import { createAdminSchema } from "./admin-schema.ts";

const objects = Object.values(createAdminSchema().getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith("__"));

test("every type of the schema is emulated, and no other", () => {
  expect(Object.keys(adminResolvers).toSorted()).toEqual(objects.map(({ name }) => name).toSorted());
});

test.each(objects.map((type) => [type.name, Object.keys(type.getFields())] as const))(
  "every field of %s is emulated, and no other",
  (name, fields) => {
    expect(Object.keys(Object(adminResolvers[name])).toSorted()).toEqual(fields.toSorted());
  },
);
