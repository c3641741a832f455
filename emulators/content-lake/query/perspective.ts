import type { SanityDocument } from "#content-lake/query/document.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";

/**
 * Which layer of a document is seen (sanity.io/docs/content-lake/perspectives). An array is a stack of layers: the
 * first that has a document wins, and published content lies under all.
 */
export type Perspective = "raw" | "published" | "drafts" | readonly string[];

/** The documents as queries under one perspective see them. */
export interface View {
  /** In the order of their ids: the hosted lake promises none without `order()`, a steady one keeps pages steady. */
  readonly documents: readonly SanityDocument[];
  readonly byId: ReadonlyMap<string, SanityDocument>;
  readonly byType: ReadonlyMap<string, readonly SanityDocument[]>;
  /**
   * Under a stack, the published ids by the types of all their layers, the hidden ones too: a change of one layer can
   * bring another of a different type to light. Null where one document can't hide another.
   */
  readonly idsByLayerType: ReadonlyMap<string, ReadonlySet<string>> | null;
}

const views = new WeakMap<readonly SanityDocument[], Map<string, View>>();

/** The view of a perspective, made once for each array: the array must not change after. */
export function toView(documents: readonly SanityDocument[], perspective: Perspective): View {
  const known = views.get(documents) ?? new Map<string, View>();
  views.set(documents, known);
  const key = typeof perspective === "string" ? perspective : perspective.join(",");
  const view = known.get(key) ?? createView(documents, perspective);
  known.set(key, view);
  return view;
}

function createView(documents: readonly SanityDocument[], perspective: Perspective): View {
  if (perspective === "raw") return toIndexed(documents, null);
  if (perspective === "published") {
    return toIndexed(
      documents.filter(({ _id }) => parseDocumentId(_id).layer === "published"),
      null,
    );
  }
  return createStackView(documents, typeof perspective === "string" ? [perspective] : perspective);
}

/**
 * A document under a stack has its published id, with the id it is stored by in `_originalId`. A version marked with
 * `_system.delete` hides its document: it will be unpublished with its release.
 */
function createStackView(documents: readonly SanityDocument[], layers: readonly string[]): View {
  const order = new Map([...layers, "published"].toReversed().map((layer, depth) => [layer, depth]));
  const winners = new Map<string, { height: number; document: SanityDocument }>();
  const idsByLayerType = new Map<string, Set<string>>();
  for (const document of documents) {
    const { publishedId, layer } = parseDocumentId(document._id);
    const height = order.get(layer);
    if (height === undefined) continue;
    const ids = idsByLayerType.get(document._type) ?? new Set();
    idsByLayerType.set(document._type, ids.add(publishedId));
    const winner = winners.get(publishedId);
    if (!winner || height > winner.height) winners.set(publishedId, { height, document });
  }
  const seen = [...winners]
    .filter(([, { document }]) => !isDeletion(document))
    .map(([_id, { document }]) => ({ ...document, _id, _originalId: document._id }));
  return toIndexed(seen, idsByLayerType);
}

function isDeletion({ _system }: SanityDocument): boolean {
  return typeof _system === "object" && _system !== null && "delete" in _system && _system.delete === true;
}

function toIndexed(unsorted: readonly SanityDocument[], idsByLayerType: View["idsByLayerType"]): View {
  const documents = unsorted.toSorted((a, b) => (a._id < b._id ? -1 : 1));
  return {
    documents,
    byId: new Map(documents.map((document) => [document._id, document])),
    byType: Map.groupBy(documents, ({ _type }) => _type),
    idsByLayerType,
  };
}
