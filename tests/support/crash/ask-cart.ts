export interface CartState {
  note: string;
  /** Quantities by variant. */
  quantities: Record<string, number>;
}

/** The cart operations over HTTP. Each rejects with the `TypeError` of `fetch` if the storefront stops before it responds. */
export interface AskCart {
  create: (note: string) => Promise<string>;
  setNote: (id: string, note: string) => Promise<void>;
  addLine: (id: string, variant: string, quantity: number) => Promise<void>;
  /** null if the cart doesn't exist. */
  read: (id: string) => Promise<CartState | null>;
}

const cart =
  "cart { id note lines(first: 50) { nodes { quantity merchandise { ... on ProductVariant { id } } } } }";
const payload = `{ ${cart} userErrors { message } }`;

export function createAskCart(url: string, accessToken: string): AskCart {
  const ask = async (query: string, variables: Record<string, unknown>) => {
    const response = await fetch(`${url}/api/2025-01/graphql.json`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-shopify-storefront-access-token": accessToken },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = Object(await response.json());
    if (errors || data.change?.userErrors.length > 0) throw new Error(JSON.stringify({ data, errors }));
    return data;
  };
  return {
    create: async (note) => {
      const { change } = await ask(
        `mutation ($note: String!) { change: cartCreate(input: { note: $note }) ${payload} }`,
        { note },
      );
      return change.cart.id;
    },
    setNote: async (id, note) => {
      await ask(
        `mutation ($id: ID!, $note: String!) { change: cartNoteUpdate(cartId: $id, note: $note) ${payload} }`,
        { id, note },
      );
    },
    addLine: async (id, variant, quantity) => {
      await ask(
        `mutation ($id: ID!, $lines: [CartLineInput!]!) { change: cartLinesAdd(cartId: $id, lines: $lines) ${payload} }`,
        { id, lines: [{ merchandiseId: variant, quantity }] },
      );
    },
    read: async (id) => {
      const { cart: found } = await ask(`query ($id: ID!) { cart(id: $id) ${cart.slice("cart ".length)} }`, {
        id,
      });
      if (!found) return null;
      const lines: { quantity: number; merchandise: { id: string } }[] = found.lines.nodes;
      const quantities = lines.map(({ quantity, merchandise }) => [merchandise.id, quantity]);
      return { note: found.note, quantities: Object.fromEntries(quantities) };
    },
  };
}
