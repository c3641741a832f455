import { readSuggestions } from "#catalog/cart-suggestions.server.ts";
import { isKnown } from "#commerce/cart/cart-outcome.ts";
import { readTermsVersion } from "#content/legal-pages.server.ts";
import { publishedView } from "#content/view.server.ts";
import { addRequest, removeRequest, updateRequest } from "#commerce/cart-api/cart-requests.ts";
import { readVisitorInterests } from "#features/interests/visitor-interests.server.ts";
import { handleCartMutation } from "#commerce/cart-api/cart-handlers.server.ts";

/** Adds to the cart. Also accepts a plain form. */
export async function POST(request: Request): Promise<Response> {
  return handleCartMutation(
    request,
    addRequest,
    async (cart, { items, replaces }, attempt) =>
      cart.add(items, { replaces, attempt, termsVersion: await readTermsVersion() }),
    async (outcome) => {
      const { cart } = outcome;
      if (!isKnown(cart)) return outcome;
      const interests = await readVisitorInterests();
      return { ...outcome, suggestions: await readSuggestions({ cart, view: publishedView, interests }) };
    },
  );
}

/** Changes quantities, students and gifts. */
export async function PATCH(request: Request): Promise<Response> {
  return handleCartMutation(request, updateRequest, (cart, { lines }) => cart.update(lines));
}

export async function DELETE(request: Request): Promise<Response> {
  return handleCartMutation(request, removeRequest, (cart, { lineIds }) => cart.remove(lineIds));
}
