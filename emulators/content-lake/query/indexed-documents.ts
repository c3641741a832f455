import { parseDocumentId } from "#content-lake/query/document-id.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { type Perspective, toLayered, toLayers, toShown } from "#content-lake/query/perspective.ts";
import { createView, type MutableView, type View } from "#content-lake/query/view.ts";

/** What queries are asked of. */
export interface QuerySource {
  view: (perspective: Perspective) => View;
}

/** Documents that change one at a time, and every view of them that was asked for, kept up to date. */
export interface IndexedDocuments extends QuerySource {
  get: (id: string) => SanityDocument | undefined;
  put: (document: SanityDocument) => void;
  remove: (id: string) => void;
}

/** A view, and how it hears that a document is stored differently now. */
interface LiveView {
  view: View;
  refresh: (id: string, before: SanityDocument | undefined, after: SanityDocument | undefined) => void;
}

/** Raw, published, drafts and a few releases that are being worked on. A view more is made anew when it is asked for. */
const mostViews = 8;

export function createIndexedDocuments(documents: readonly SanityDocument[]): IndexedDocuments {
  const stored = new Map(documents.map((document) => [document._id, document]));
  const views = new Map<string, LiveView>();

  function toLiveView(perspective: Perspective): LiveView {
    const layers = toLayers(perspective);
    if (layers) return createStackView(stored, layers);
    return createFlatView(stored, (id) => perspective === "raw" || parseDocumentId(id).layer === "published");
  }

  function change(id: string, before: SanityDocument | undefined, after: SanityDocument | undefined): void {
    for (const { refresh } of views.values()) refresh(id, before, after);
  }

  return {
    get: (id) => stored.get(id),
    put: (document) => {
      const before = stored.get(document._id);
      stored.set(document._id, document);
      change(document._id, before, document);
    },
    remove: (id) => {
      const before = stored.get(id);
      if (stored.delete(id)) change(id, before, undefined);
    },
    view: (perspective) => {
      const key = typeof perspective === "string" ? perspective : JSON.stringify(perspective);
      const live = views.get(key) ?? toLiveView(perspective);
      // The one asked for last is the last to go.
      views.delete(key);
      views.set(key, live);
      const [oldest] = views.keys();
      if (views.size > mostViews && oldest !== undefined) views.delete(oldest);
      return live.view;
    },
  };
}

type Stored = ReadonlyMap<string, SanityDocument>;

function createFlatView(stored: Stored, shows: (id: string) => boolean): LiveView {
  const view = createView([...stored.values()].filter(({ _id }) => shows(_id)));
  return {
    view,
    refresh: (id, _before, after) => {
      if (!shows(id)) return;
      if (after) view.put(after);
      else view.remove(id);
    },
  };
}

function createStackView(stored: Stored, layers: readonly string[]): LiveView {
  const idsByLayerType = new Map<string, Set<string>>();
  const read = (id: string) => stored.get(id);
  const shownIds = new Set<string>();
  for (const id of stored.keys()) {
    const { publishedId, layer } = parseDocumentId(id);
    if (layers.includes(layer)) shownIds.add(publishedId);
  }
  const view: MutableView = createView(
    [...shownIds].flatMap((id) => show(id) ?? []),
    idsByLayerType,
  );

  function show(publishedId: string): SanityDocument | null {
    const layered = toLayered(publishedId, layers, read);
    for (const { _type } of layered) {
      const ids = idsByLayerType.get(_type) ?? new Set();
      idsByLayerType.set(_type, ids.add(publishedId));
    }
    const [top] = layered;
    return top ? toShown(publishedId, top) : null;
  }

  return {
    view,
    refresh: (id, before) => {
      const { publishedId, layer } = parseDocumentId(id);
      if (!layers.includes(layer)) return;
      if (before) idsByLayerType.get(before._type)?.delete(publishedId);
      const shown = show(publishedId);
      if (shown) view.put(shown);
      else view.remove(publishedId);
    },
  };
}

const sources = new WeakMap<readonly SanityDocument[], QuerySource>();

/** An array as a source, made once for each: the array must not change after. */
export function toQuerySource(documents: readonly SanityDocument[] | QuerySource): QuerySource {
  if ("view" in documents) return documents;
  const source = sources.get(documents) ?? createIndexedDocuments(documents);
  sources.set(documents, source);
  return source;
}
