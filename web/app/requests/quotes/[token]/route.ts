import { readShopContact } from "#app/shop-contact.server.ts";
import { createSiteRequests } from "#app/requests/site-requests.server.ts";
import { answerQuote } from "#features/requests/answer-quote.server.ts";

interface Context {
  params: Promise<{ token: string }>;
}

/** A class's quote as a PDF, for whoever has the link. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const shop = await readShopContact();
  return answerQuote({ found: createSiteRequests(shop).readQuote(token), shop, now: Date.now() });
}
