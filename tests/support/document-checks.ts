import type { SanityClient } from "@sanity/client";
import { type Path, validateDocument } from "sanity";
import { createStudioSource } from "./studio-source.ts";

/** A document as a test writes it. What the lake would add is added. */
export interface WrittenDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

export type FindIn = (document: WrittenDocument) => Promise<string[]>;

/**
 * The Studio's own validation of whole documents, against a lake's content. Each finding reads `error at price.amount: Write what
 * …`.
 */
export async function createDocumentChecks(client: SanityClient): Promise<FindIn> {
  const workspace = await createStudioSource(client);
  return async (document) => {
    const markers = await validateDocument({
      document: { _rev: "1", _createdAt: "", _updatedAt: "", ...document },
      workspace,
      environment: "studio",
      // Sanity would otherwise batch requests for 250 ms.
      getDocumentExists: async ({ id }) => (await client.getDocument(id)) !== undefined,
    });
    return markers.map(({ level, path, message }) => `${level} at ${toWords(path)}: ${message}`);
  };
}

function toWords(path: Path): string {
  return path
    .map((segment) => (typeof segment === "string" ? `.${segment}` : `[${toIndex(segment)}]`))
    .join("")
    .replace(/^\./, "");
}

const toIndex = (segment: Exclude<Path[number], string>) =>
  typeof segment === "object" && "_key" in segment ? segment._key : String(segment);
