import type { CartLineInput } from "#commerce/generated/graphql.ts";
import type { Cart } from "./cart.ts";
import type { CartClient, InCart } from "./cart-client.ts";
import { toLineName } from "./was-added.ts";

interface TakingBack extends Pick<InCart, "country"> {
  client: CartClient;
  /** What was added. */
  lines: readonly CartLineInput[];
  /** The cart without it, and the cart with it. */
  before: Cart | null;
  cart: Cart;
}

/**
 * Takes what was added out of the cart again. A line that it joined keeps what it had, and what another tab has put into it since.
 * Rejects when Shopify doesn't take it out.
 */
export async function takeBack({ client, country, lines, before, cart }: TakingBack): Promise<Cart> {
  const asked = new Map<string, number>();
  for (const line of lines) {
    const name = toLineName(line);
    asked.set(name, (asked.get(name) ?? 0) + (line.quantity ?? 1));
  }
  const had = new Map(before?.lines.nodes.map(({ id, quantity }) => [id, quantity]));
  const updates = cart.lines.nodes.flatMap(({ id, merchandise, attributes, quantity }) => {
    const added = asked.get(toLineName({ merchandiseId: merchandise.id, attributes }));
    const kept = Math.max(had.get(id) ?? 0, quantity - (added ?? 0));
    // A sold-out line is added with a quantity of 0, which also removes it.
    const isAdded = added !== undefined && (kept < quantity || !had.has(id));
    return isAdded ? [{ id, quantity: kept }] : [];
  });
  if (updates.length === 0) return cart;
  const { cart: now, userErrors } = await client.updateLines({ cartId: cart.id, country, lines: updates });
  if (now && userErrors.length === 0) return now;
  throw new Error(
    `Shopify didn't take ${updates.length} lines out of a full cart: ${JSON.stringify(userErrors)}`,
  );
}
