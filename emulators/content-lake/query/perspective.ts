import type { SanityDocument } from "#content-lake/query/document.ts";

/** An array is a stack of releases: the first layer that has a document wins, and published content lies under all. */
export type Perspective = "raw" | "published" | "drafts" | readonly string[];

/** The documents as a query under this perspective sees them. */
export function toPerspective(
  documents: readonly SanityDocument[],
  perspective: Perspective,
): SanityDocument[] {
  if (perspective === "raw") return [...documents];
  if (perspective === "published") return documents.filter(({ _id }) => !isDraftOrVersion(_id));
  const layers = typeof perspective === "string" ? [perspective] : perspective;
  const winners = new Map<string, { rank: number; document: SanityDocument }>();
  for (const document of documents) {
    const { publishedId, layer } = splitId(document._id);
    const rank = layer === "published" ? layers.length : layers.indexOf(layer);
    if (rank === -1) continue;
    const winner = winners.get(publishedId);
    if (!winner || rank < winner.rank) winners.set(publishedId, { rank, document });
  }
  const seen: SanityDocument[] = [];
  for (const [publishedId, { document }] of winners) {
    if (isDeletion(document)) continue;
    seen.push({ ...document, _id: publishedId, _originalId: document._id });
  }
  return seen;
}

function isDraftOrVersion(id: string): boolean {
  return id.startsWith("drafts.") || id.startsWith("versions.");
}

function splitId(id: string): { publishedId: string; layer: string } {
  if (id.startsWith("drafts.")) return { publishedId: id.slice("drafts.".length), layer: "drafts" };
  const [prefix, release, ...rest] = id.split(".");
  if (prefix === "versions" && release && rest.length > 0)
    return { publishedId: rest.join("."), layer: release };
  return { publishedId: id, layer: "published" };
}

function isDeletion({ _system }: SanityDocument): boolean {
  return typeof _system === "object" && _system !== null && "delete" in _system && _system.delete === true;
}
