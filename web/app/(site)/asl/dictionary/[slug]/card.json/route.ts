import { readSign } from "#content/signs.server.ts";
import { publishedView } from "#content/view.server.ts";
import { toSignCard } from "#features/practice/to-sign-card.server.ts";

interface Context {
  params: Promise<{ slug: string }>;
}

/** A sign as a flash card, or 404. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const sign = await readSign(slug, publishedView);
  if (!sign) return Response.json({ error: "There's no such sign." }, { status: 404 });
  return Response.json(toSignCard(sign), { headers: { "cache-control": "public, max-age=60" } });
}
