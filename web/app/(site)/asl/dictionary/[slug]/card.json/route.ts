import type { Sign } from "#content/content-types.ts";
import { readRedirect } from "#content/redirects.server.ts";
import { readSign } from "#content/signs.server.ts";
import { publishedView } from "#content/view.server.ts";
import { toSignCard } from "#features/practice/to-sign-card.server.ts";
import { toSignSlug } from "#features/practice/to-sign-slug.ts";

interface Context {
  params: Promise<{ slug: string }>;
}

/** A sign as a flash card, also at an address that it once had, or 404. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const found = await findSign(slug);
  if (!found) return Response.json({ error: "There's no such sign." }, { status: 404 });
  return Response.json(toSignCard(found.sign, found.slug), {
    headers: { "cache-control": "public, max-age=60" },
  });
}

/** Redirects may form chains, even circular ones. */
const maxRedirects = 5;

/** A sign, and the slug that it's kept under. A temporary redirect changes nothing about that one. */
async function findSign(slug: string): Promise<{ sign: Sign; slug: string } | null> {
  let at = slug;
  let kept = slug;
  for (let count = 0; count <= maxRedirects; count += 1) {
    const sign = await readSign(at, publishedView);
    if (sign) return { sign, slug: kept };
    const redirect = await readRedirect(`/asl/dictionary/${at}`, publishedView);
    const next = toSignSlug(redirect?.to);
    if (next === null) return null;
    if (redirect?.isPermanent !== false && kept === at) kept = next;
    at = next;
  }
  return null;
}
