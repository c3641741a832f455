import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import type { SearchableDocument, SearchDocument, SearchSource } from "./search-document.ts";
import { toIndexedForms, toIndexedWords } from "./to-words.ts";

/** A built index that can be sent: what the browser shows, and what finds it. */
export interface SearchSnapshot {
  documents: readonly SearchDocument[];
  synonyms: SearchSource["synonyms"];
  /** MiniSearch's index. A document's id in it is its position in `documents`. */
  engine: AsPlainObject;
}

interface PlacedDocument extends SearchableDocument {
  position: number;
}

const fieldBoosts = { title: 4, names: 3, topics: 1.5, line: 1.5, text: 0.6 };

// Queries are built of words that have been processed already.
const options: Options<PlacedDocument> = {
  idField: "position",
  fields: Object.keys(fieldBoosts),
  extractField: (document, field) => {
    switch (field) {
      case "names":
      case "topics":
        return document[field]?.join(" ");
      case "position":
      case "title":
      case "line":
      case "text":
        return document[field];
      default:
        throw new Error(`The index has no field "${field}".`);
    }
  },
  tokenize: toIndexedWords,
  processTerm: toIndexedForms,
  searchOptions: { boost: fieldBoosts, tokenize: (term) => [term], processTerm: (term) => term },
};

/** Builds the index. That takes a while with thousands of documents, so it's done once for each state of the content. */
export function buildSnapshot({ documents, synonyms }: SearchSource): SearchSnapshot {
  const engine = new MiniSearch(options);
  engine.addAll(documents.map((document, position) => ({ ...document, position })));
  return { documents: documents.map(withoutText), synonyms, engine: engine.toJSON() };
}

function withoutText(document: SearchableDocument): SearchDocument {
  const shown = { ...document };
  delete shown.text;
  return shown;
}

export const loadEngine = ({ engine }: SearchSnapshot) => MiniSearch.loadJS(engine, options);
