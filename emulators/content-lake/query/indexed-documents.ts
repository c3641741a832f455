import { parseDocumentId } from "#content-lake/query/document-id.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { type Perspective, toLayered, toLayers, toShown } from "#content-lake/query/perspective.ts";
import { createView, type MutableView, type View } from "#content-lake/query/view.ts";
import { createWordIndex, type WordIndex } from "#content-lake/query/word-index.ts";

/** What queries run on. */
export interface QuerySource {
  view: (perspective: Perspective) => View;
  /** Indexes every document's words up front, so that the first search doesn't have to. */
  readWords: () => void;
}

/** Documents that change one at a time, with every requested view of them kept up to date. */
export interface IndexedDocuments extends QuerySource {
  get: (id: string) => SanityDocument | undefined;
  put: (document: SanityDocument) => void;
  remove: (id: string) => void;
}

/** A view, and how it's told that a stored document changed. */
interface LiveView {
  view: View;
  refresh: (id: string, before: SanityDocument | undefined, after: SanityDocument | undefined) => void;
}

/** Raw, published, drafts and a few releases in progress. Any other view is rebuilt when requested. */
const maxViews = 8;

export function createIndexedDocuments(documents: readonly SanityDocument[]): IndexedDocuments {
  const stored = new Map<string, SanityDocument>();
  for (const document of documents) stored.set(document._id, document);
  const views = new Map<string, LiveView>();
  const words = createWordIndex();
  let isRead = false;

  function toLiveView(perspective: Perspective): LiveView {
    const layers = toLayers(perspective);
    if (layers) return createStackView({ stored, words, layers });
    const shows = (id: string) => perspective === "raw" || parseDocumentId(id).layer === "published";
    return createFlatView({ stored, words, shows });
  }

  function change(id: string, before: SanityDocument | undefined, after: SanityDocument | undefined): void {
    for (const { refresh } of views.values()) refresh(id, before, after);
  }

  return {
    get: (id) => stored.get(id),
    put: (document) => {
      const before = stored.get(document._id);
      stored.set(document._id, document);
      if (isRead) words.read(document);
      change(document._id, before, document);
    },
    remove: (id) => {
      const before = stored.get(id);
      if (stored.delete(id)) change(id, before, undefined);
    },
    view: (perspective) => {
      const key = typeof perspective === "string" ? perspective : JSON.stringify(perspective);
      const live = views.get(key) ?? toLiveView(perspective);
      // The most recently used is evicted last.
      views.delete(key);
      views.set(key, live);
      const [oldest] = views.keys();
      if (views.size > maxViews && oldest !== undefined) views.delete(oldest);
      return live.view;
    },
    readWords: () => {
      if (!isRead) for (const document of stored.values()) words.read(document);
      isRead = true;
    },
  };
}

interface Kept {
  stored: ReadonlyMap<string, SanityDocument>;
  words: WordIndex;
}

function createFlatView({ stored, words, shows }: Kept & { shows: (id: string) => boolean }): LiveView {
  const documents = [...stored.values()].filter(({ _id }) => shows(_id));
  const view = createView({ documents, words, toStored: (document) => document });
  return {
    view,
    refresh: (id, _before, after) => {
      if (!shows(id)) return;
      if (after) view.put(after);
      else view.remove(id);
    },
  };
}

function createStackView({ stored, words, layers }: Kept & { layers: readonly string[] }): LiveView {
  const idsByLayerType = new Map<string, Set<string>>();
  const read = (id: string) => stored.get(id);
  /** A shown document and the stored one it came from, which may have changed since. */
  const originals = new WeakMap<SanityDocument, SanityDocument>();
  const shownIds = new Set<string>();
  for (const id of stored.keys()) {
    const { publishedId, layer } = parseDocumentId(id);
    if (layers.includes(layer)) shownIds.add(publishedId);
  }
  const view: MutableView = createView({
    documents: [...shownIds].flatMap((id) => show(id) ?? []),
    idsByLayerType,
    words,
    toStored: (shown) => originals.get(shown) ?? shown,
  });

  function show(publishedId: string): SanityDocument | null {
    const layered = toLayered(publishedId, layers, read);
    for (const { _type } of layered) {
      const ids = idsByLayerType.get(_type) ?? new Set();
      idsByLayerType.set(_type, ids.add(publishedId));
    }
    const [top] = layered;
    const shown = top ? toShown(publishedId, top) : null;
    if (top && shown) originals.set(shown, top);
    return shown;
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

/** An array as a source, created once per array. The array must not change afterward. */
export function toQuerySource(documents: readonly SanityDocument[] | QuerySource): QuerySource {
  if ("view" in documents) return documents;
  const source = sources.get(documents) ?? createIndexedDocuments(documents);
  sources.set(documents, source);
  return source;
}
