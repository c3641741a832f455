import { openPreview } from "#content/preview/open-preview.server.ts";
import { findPreviewLink, type PreviewLink } from "#content/preview/preview-links.server.ts";
import { answerLinkPage } from "#features/preview/link-page.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { toLocalPath } from "#lib/local-path.ts";
import { toLinkState } from "@shop/schemas/vocabulary/preview-link-state.ts";

interface Context {
  params: Promise<{ token: string }>;
}

/**
 * A reviewer's preview link. A single-use link asks first, because a messenger's link preview would otherwise use it
 * up.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const link = await findPreviewLink((await params).token);
  const needsConfirmation = link?.isSingleUse && toLinkState(link, new Date()) === "open";
  return needsConfirmation ? answerLinkPage("ask") : enter(link);
}

/** A HEAD request doesn't use the link. */
export async function HEAD(_request: Request, { params }: Context): Promise<Response> {
  const link = await findPreviewLink((await params).token);
  const { status, headers } = answerLinkPage(link ? "ask" : "unknown");
  return new Response(null, { status, headers });
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return isCrossSite(request)
    ? answerLinkPage("unknown")
    : enter(await findPreviewLink((await params).token));
}

/** Redirects to the link's page, without the token in the address. */
async function enter(link: PreviewLink | null): Promise<Response> {
  if (!link) return answerLinkPage("unknown");
  const state = toLinkState(link, new Date());
  const opened = state === "open" ? await openPreview(link) : state;
  if (opened !== "open") return answerLinkPage(opened);
  return new Response(null, {
    status: 303,
    headers: {
      location: toLocalPath(link.path),
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    },
  });
}
