import type { JsonLdNode } from "@shop/web/features/metadata/json-ld/json-ld-node.ts";
import { plainValues, vocabulary } from "./schema-org-vocabulary.ts";

/** What schema.org or a search engine wouldn't accept in a JSON-LD object and everything in it, each with its path. */
export function findSchemaOrgErrors(thing: JsonLdNode, at = String(thing["@type"])): string[] {
  const { "@type": type, ...properties } = thing;
  const types = [type].flat();
  const terms = types.flatMap((name) => vocabulary[name] ?? []);
  if (terms.length < types.length) return [`${at}: the site doesn't use this type`];
  const missing = terms.flatMap(({ required }) => required.filter((name) => !(name in properties)));
  return [
    ...missing.map((name) => `${at}.${name}: missing`),
    ...Object.entries(properties).flatMap(([name, value]) => {
      const expected = terms.flatMap((term) => term.properties[name] ?? []);
      return expected.length === 0
        ? [`${at}.${name}: not a property of this type`]
        : [value].flat().flatMap((one) => findErrorsInValue(one, expected, `${at}.${name}`));
    }),
  ];
}

function findErrorsInValue(value: unknown, expected: readonly string[], at: string): string[] {
  if (isThing(value)) {
    const isExpected = [value["@type"]].flat().some((type) => expected.includes(type));
    return isExpected ? findSchemaOrgErrors(value, at) : [`${at}: is ${String(value["@type"])}`];
  }
  const looksRight = expected.some((type) => plainValues[type]?.test(String(value)));
  return looksRight ? [] : [`${at}: ${JSON.stringify(value)} isn't of type ${expected.join(" or ")}`];
}

const isThing = (value: unknown): value is JsonLdNode =>
  typeof value === "object" && value !== null && "@type" in value;
