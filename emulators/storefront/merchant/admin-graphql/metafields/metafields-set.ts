import { z } from "zod";
import { type MetafieldValue, withMetafields } from "#storefront/domain/catalog/metafields.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { parseInput, type UserError } from "#storefront/merchant/admin-graphql/parse-input.ts";
import { maxMetafieldsOfOwner, type MetafieldsSetCode, toMetafieldSchema } from "./metafield-input.ts";
import { findOwner, putMetafields } from "./metafield-owners.ts";
import { findMetafield, type MetafieldSource } from "./metafield-resolvers.ts";

type MetafieldsSetError = UserError<MetafieldsSetCode>;

interface MetafieldsSetPayload {
  metafields: readonly MetafieldSource[] | null;
  userErrors: readonly MetafieldsSetError[];
}

/** "Allows a maximum of 25 metafields to be set at a time" (shopify.dev, metafieldsSet). */
const maxInputs = 25;

/** `metafieldsSet`: sets all of them, or none. */
export function answerMetafieldsSet(
  _root: unknown,
  given: { metafields: object[] },
  services: AdminServices,
): MetafieldsSetPayload {
  const parsed = parseInput(toArgsSchema(services), given, { at: null, code: "LESS_THAN_OR_EQUAL_TO" });
  if (parsed.kind === "invalid") return refuse(parsed.userErrors);
  const inputs = parsed.data.metafields;
  const wrong = inputs.flatMap((input, index) => checkOwner(input, index, services) ?? []);
  if (wrong.length > 0) return refuse(wrong);

  return services.transact(() => {
    const changes = Array.from(Map.groupBy(inputs, ({ ownerId }) => ownerId)).flatMap(([ownerId, own]) => {
      const owner = findOwner(ownerId, services);
      return owner ? [{ owner, metafields: withMetafields(owner, own, services) }] : [];
    });
    const full = changes.find(({ metafields }) => metafields.length > maxMetafieldsOfOwner);
    if (full) {
      const message = `${full.owner.id} can't have more than ${maxMetafieldsOfOwner} metafields.`;
      return refuse([{ code: "LESS_THAN_OR_EQUAL_TO", field: ["metafields"], message }]);
    }
    for (const { owner, metafields } of changes) putMetafields(owner, metafields, services);
    return {
      metafields: inputs.flatMap((input) => readMetafield(input, services) ?? []),
      userErrors: [],
    };
  });
}

const refuse = (userErrors: readonly MetafieldsSetError[]): MetafieldsSetPayload => ({
  metafields: null,
  userErrors,
});

function toArgsSchema(services: AdminServices) {
  const owned = z.object({
    ownerId: z.string(),
    /** undefined sets the metafield whatever its value is, and null only if there's none. */
    compareDigest: z.string().nullish(),
  });
  const metafield = z.intersection(owned, toMetafieldSchema(services, null));
  const tooMany = `Exceeded the maximum metafields input limit of ${maxInputs}.`;
  return z.object({ metafields: z.array(metafield).max(maxInputs, tooMany) });
}

interface OwnedMetafield extends MetafieldValue {
  ownerId: string;
  compareDigest?: string | null | undefined;
}

function checkOwner(
  input: OwnedMetafield,
  index: number,
  services: AdminServices,
): MetafieldsSetError | null {
  const field = ["metafields", String(index)];
  if (!findOwner(input.ownerId, services))
    return { code: "INVALID", field: [...field, "ownerId"], message: "Owner does not exist" };
  if (input.compareDigest === undefined) return null;
  const digest = readMetafield(input, services)?.compareDigest ?? null;
  if (digest === input.compareDigest) return null;
  const message =
    "The resource has been updated since it was loaded. Try again with an updated `compareDigest` value.";
  return { code: "STALE_OBJECT", field, message };
}

function readMetafield(input: OwnedMetafield, services: AdminServices): MetafieldSource | null {
  const owner = findOwner(input.ownerId, services);
  return owner && findMetafield(owner, input);
}
