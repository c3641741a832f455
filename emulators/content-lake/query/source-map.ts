import type { ContentSourceMap } from "@sanity/client";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { escape, isPlainObject, type Traced, toItems, toFields } from "#content-lake/query/provenance.ts";

/**
 * The source map of an answer. A value copied whole is mapped at its top: readers find what is in it by the longest
 * mapped path above (`@sanity/client`'s csm/resolveMapping.ts). What is computed has no mapping, and null has none.
 */
export function toSourceMap(answer: Traced): ContentSourceMap {
  const documents = new Map<SanityDocument, number>();
  const paths = new Map<string, number>();
  const mappings: ContentSourceMap["mappings"] = {};

  const add = (value: Traced, resultPath: string): void => {
    const { data, from } = value;
    if (from === null || data === null) return;
    if (from.kind === "copy") {
      const document = toIndex(documents, from.document);
      const path = toIndex(paths, from.path);
      mappings[resultPath] = { type: "value", source: { type: "documentValue", document, path } };
    } else if (isPlainObject(data)) {
      for (const [name, field] of toFields(value)) add(field, `${resultPath}['${escape(name)}']`);
    } else {
      for (const [index, item] of toItems(value)?.entries() ?? []) add(item, `${resultPath}[${index}]`);
    }
  };

  add(answer, "$");
  return { documents: [...documents.keys()].map(toSource), paths: [...paths.keys()], mappings };
}

function toIndex<Key>(indices: Map<Key, number>, key: Key): number {
  const index = indices.get(key) ?? indices.size;
  indices.set(key, index);
  return index;
}

/** A document is named by the id it is stored by, so that an editor opens the draft or version that was shown. */
function toSource({ _id, _originalId, _type }: SanityDocument): { _id: string; _type: string } {
  return { _id: typeof _originalId === "string" ? _originalId : _id, _type };
}
