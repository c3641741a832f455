import { readSuggestions } from "#catalogue/cart-suggestions.server.ts";
import { isKnown } from "#commerce/cart/shopper-cart.ts";
import { readTermsVersion } from "#content/legal-pages.server.ts";
import { publishedView } from "#content/view.server.ts";
import { addRequest, removeRequest, updateRequest } from "#features/cart/cart-requests.ts";
import { changeCart } from "#features/cart/cart-response.server.ts";

/** Adds to the cart, for a plain form too. */
export async function POST(request: Request): Promise<Response> {
  return changeCart(
    request,
    addRequest,
    async (cart, { items, replaces }, attempt) =>
      cart.add(items, { replaces, attempt, termsVersion: await readTermsVersion() }),
    async (outcome) =>
      isKnown(outcome.cart)
        ? { ...outcome, suggestions: await readSuggestions(outcome.cart, publishedView) }
        : outcome,
  );
}

/** Changes quantities, students and gifts. */
export async function PATCH(request: Request): Promise<Response> {
  return changeCart(request, updateRequest, (cart, { lines }) => cart.update(lines));
}

export async function DELETE(request: Request): Promise<Response> {
  return changeCart(request, removeRequest, (cart, { lineIds }) => cart.remove(lineIds));
}
