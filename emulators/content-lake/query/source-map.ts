import type { ContentSourceMap } from "@sanity/client";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { escape, isPlainObject, type Traced, toItems, toFields } from "#content-lake/query/provenance.ts";

/**
 * A result's source map. A value copied whole is mapped at its top, because readers find its parts by the longest mapped path
 * above (`@sanity/client`'s csm/resolveMapping.ts). Computed values and null have no mapping.
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

/** A document has the ID it's stored under, so that an editor opens the draft or version that was shown. */
function toSource({ _id, _originalId, _type }: SanityDocument): { _id: string; _type: string } {
  return { _id: typeof _originalId === "string" ? _originalId : _id, _type };
}
