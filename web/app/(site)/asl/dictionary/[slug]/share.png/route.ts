import { readSign } from "#content/signs.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView } from "#content/view.server.ts";
import { drawSign } from "#features/metadata/share-images/sign-share.server.tsx";
import { toShareResponse } from "#features/metadata/share-images/to-share-response.ts";
import { answerMovedTwin } from "../../../../answer-moved-twin.server.ts";

interface Context {
  params: Promise<{ slug: string }>;
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const [sign, settings] = await Promise.all([
    readSign(slug, publishedView),
    readSiteSettings(publishedView),
  ]);
  if (!sign) return answerMovedTwin(`/asl/dictionary/${slug}`, "/share.png");
  return toShareResponse(drawSign(sign, settings));
}
