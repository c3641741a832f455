import { findPreviewLink } from "#content/preview/preview-links.server.ts";
import { toLinkState } from "#content/preview/link-state.ts";
import { answerLinkPage } from "#features/preview/link-page.ts";
import { openPreview } from "#features/preview/open-preview.server.ts";
import { isCrossSite } from "#lib/cross-site.ts";

interface Context {
  params: Promise<{ token: string }>;
}

/** A reviewer's link. One that opens once asks first, or a messenger that looks at it would use it up. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const link = await findPreviewLink((await params).token);
  if (!link) return answerLinkPage("unknown");
  const state = toLinkState(link, new Date());
  if (state !== "open") return answerLinkPage(state);
  return link.isSingleUse ? answerLinkPage("ask") : openPreview(link);
}

/** Whoever only asks whether the link is there does not use it. */
export async function HEAD(_request: Request, { params }: Context): Promise<Response> {
  const link = await findPreviewLink((await params).token);
  const { status, headers } = answerLinkPage(link ? "ask" : "unknown");
  return new Response(null, { status, headers });
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (isCrossSite(request)) return answerLinkPage("unknown");
  const link = await findPreviewLink((await params).token);
  if (!link) return answerLinkPage("unknown");
  const state = toLinkState(link, new Date());
  return state === "open" ? openPreview(link) : answerLinkPage(state);
}
