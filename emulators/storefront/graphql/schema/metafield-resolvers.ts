import { type ConnectionArgs, toConnection } from "./connection.ts";
import type { MetafieldSource } from "./find-metafield.ts";
import { readReference, readReferences } from "./read-reference.ts";
import { asIs, type Resolvers } from "./resolver.ts";

export const metafieldResolvers: Resolvers<MetafieldSource> = {
  id: asIs,
  namespace: asIs,
  key: asIs,
  type: asIs,
  value: asIs,
  description: asIs,
  createdAt: asIs,
  updatedAt: asIs,
  parentResource: asIs,
  reference: (metafield, _args, context) => readReference(metafield, context),
  references: (metafield, page: ConnectionArgs, context) => {
    const references = readReferences(metafield, context);
    return references && toConnection(references, page);
  },
};
