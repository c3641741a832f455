import { readBookPage } from "#catalog/book-page.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView } from "#content/view.server.ts";
import { drawBook } from "#features/metadata/share-images/book-share.server.tsx";
import { toShareResponse } from "#features/metadata/share-images/to-share-response.ts";
import { answerMovedTwin } from "../../../answer-moved-twin.server.ts";

interface Context {
  params: Promise<{ handle: string }>;
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { handle } = await params;
  const [priced, settings] = await Promise.all([
    readBookPage(handle, publishedView),
    readSiteSettings(publishedView),
  ]);
  if (!priced) return answerMovedTwin(`/books/${handle}`, "/share.png");
  return toShareResponse(drawBook(priced.book, settings));
}
