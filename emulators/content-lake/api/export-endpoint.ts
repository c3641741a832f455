import { createReader } from "#content-lake/access/reader.ts";
import { LakeError } from "./lake-error.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import type { LakeCall } from "./services.ts";

/**
 * `GET /data/export/:dataset`: documents, one per line, as `@sanity/export` and `@sanity/migrate` read them. `types` filters by
 * type. `nextCursor` requests a page, whose last line has the next page's cursor (sanity.io/docs/export). The hosted pages cover
 * 30 seconds, and these have a thousand documents. Without a token, returns only public documents.
 */
export function answerExport({ param, url, services }: LakeCall): Response {
  const types = url.searchParams.get("types")?.split(",").filter(Boolean) ?? [];
  const documents = createReader(services, param("dataset"))
    .documents()
    .filter(({ _type }) => types.length === 0 || types.includes(_type));
  const cursor = url.searchParams.get("nextCursor");
  const lines = cursor === null ? documents : toPart(documents, cursor);
  return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(""), {
    headers: { "content-type": "application/x-ndjson" },
  });
}

const documentsInPart = 1000;

function toPart(documents: readonly SanityDocument[], cursor: string): object[] {
  const last = parseCursor(cursor);
  const rest = documents.filter(({ _id }) => _id > last).toSorted((a, b) => (a._id < b._id ? -1 : 1));
  const part = rest.slice(0, documentsInPart);
  const end = part.at(-1);
  return end && rest.length > part.length ? [...part, { nextCursor: toCursor(end._id) }] : part;
}

/** The ID of a page's last document, in a form that can't be mistaken for one. */
function toCursor(id: string): string {
  return Buffer.from(`after:${id}`).toString("base64url");
}

/** The last document of the previous page. An empty cursor requests the first page. */
function parseCursor(cursor: string): string {
  if (cursor === "") return "";
  const [, id] = /^after:(.+)$/s.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (id === undefined) throw new LakeError(400, `"${cursor}" isn't an export cursor`);
  return id;
}
