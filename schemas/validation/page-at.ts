import { getPublishedId, type ValidationContext } from "sanity";
import { titleExpression } from "../title-fields.ts";
import { type Addressable, documentPath } from "../paths.ts";
import { publicClient } from "./clients.ts";

type FoundDocument = Addressable & { title: string };

const candidatesQuery = `*[_id != $id && (path == $path || slug.current == $last || handle == $last)]{
  _type, "slug": slug.current, path, level, handle, "title": ${titleExpression}
}`;

/** The title of the page that visitors find at a path, or null if no other document has that path. */
export async function findPageAt(path: string, context: ValidationContext): Promise<string | null> {
  const id = getPublishedId(context.document?._id ?? "");
  const last = path.split("/").at(-1);
  const candidates = await publicClient(context).fetch<FoundDocument[]>(candidatesQuery, { id, path, last });
  return candidates.find((candidate) => documentPath(candidate) === path)?.title ?? null;
}
