import { openCart } from "#commerce/cart/cart.server.ts";
import { readCartBody } from "#commerce/cart-api/cart-body.ts";
import { toCartResponse } from "#commerce/cart-api/cart-response.ts";
import { readCartSession } from "#commerce/cart-api/cart-session.server.ts";
import { countryRequest, countryStatus } from "#commerce/cart-api/country-request.ts";
import { toCountryCookie } from "#commerce/country.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { answerErrors, wantsJson } from "#lib/form-response.ts";
import { toReturnPath } from "#lib/local-path.ts";
import { escapeHtml } from "#lib/escape-html.ts";
import { answerPlainPage } from "#lib/plain-page.ts";

/**
 * Changes the currency: first the cart's (requirements §4.5), then the pages'. A script gets the updated cart; a plain
 * form returns to its page. Returns 503, with nothing changed, when the cart can't be changed.
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request))
    return answerErrors(403, [{ message: "The currency can only be changed from this site." }]);
  const body = await readCartBody(request, countryRequest);
  if (!body.ok) return answerErrors(body.status, body.errors);
  const { country } = body.data;
  const outcome = await openCart(await readCartSession()).changeCountry(country);
  const isPlainForm = !wantsJson(request);
  const back = toReturnPath(request.headers);
  const [problem] = outcome.problems;
  if (problem && isPlainForm) return answerFailure(problem.message, back);
  const headers = new Headers({ "cache-control": "no-store" });
  if (!problem) headers.set("set-cookie", toCountryCookie(country));
  if (!isPlainForm) {
    const answer = { ...toCartResponse(outcome), ...(!problem && { status: countryStatus[country] }) };
    return Response.json(answer, { status: problem ? 503 : 200, headers });
  }
  headers.set("location", back);
  return new Response(null, { status: 303, headers });
}

const answerFailure = (message: string, back: string) =>
  answerPlainPage({
    status: 503,
    title: "We couldn’t change the currency",
    body: `<p role="alert">${escapeHtml(message)}</p><p><a href="${escapeHtml(back)}">Go back to the page</a></p>`,
  });
