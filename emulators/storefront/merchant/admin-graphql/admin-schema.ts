import { readdirSync, readFileSync } from "node:fs";
import { buildSchema, type GraphQLSchema } from "graphql/index.js";
import { makeExecutable } from "#storefront/graphql/schema/make-executable.ts";
import { adminResolvers } from "./admin-resolvers.ts";
import { checkScalars } from "./scalars.ts";

const folder = new URL("schema/", import.meta.url);

/** The emulated part of the Admin API's schema, which is the same in each version. */
export function createAdminSchema(): GraphQLSchema {
  const files = readdirSync(folder).filter((file) => file.endsWith(".graphql"));
  const parts = files.map((file) => readFileSync(new URL(file, folder), "utf8"));
  return makeExecutable(checkScalars(buildSchema(parts.join("\n"))), adminResolvers);
}
