import { studioPath } from "@sanity/client/csm";
import { Mutation } from "@sanity/mutator";
import { z } from "zod";
import type { UnsavedText } from "./unsaved-text.ts";

/**
 * A document with what was typed into its rich text fields and isn't saved yet. Only new words in the same spans: the rest of a split
 * paragraph is missing from a preview until the server has rendered its new one.
 */
export function addUnsavedText(
  value: Fields,
  texts: readonly Pick<UnsavedText, "path" | "blocks">[],
): Fields {
  const set = texts.flatMap(({ path, blocks }) =>
    listKeys(blocks) === listKeys(studioPath.get(value, path)) ? [[path, blocks]] : [],
  );
  if (set.length === 0) return value;
  const document = { ...value, _id: String(value["_id"]), _type: String(value["_type"]) };
  const patch = { id: document._id, set: Object.fromEntries(set) };
  return { ...new Mutation({ mutations: [{ patch }] }).apply(document) };
}

type Fields = Record<string, unknown>;

const key = z.object({ _key: z.string() });
const blocksSchema = z.array(key.extend({ children: z.array(key).default([]) })).catch([]);

const listKeys = (blocks: unknown) =>
  JSON.stringify(blocksSchema.parse(blocks).map(({ _key, children }) => [_key, children]));
