export const checkoutPath = "/cart/c/";

/** The address of a cart's checkout, until there is a checkout to test with. */
export function answerCheckout(): Response {
  return new Response(page, { status: 501, headers: { "content-type": "text/html; charset=utf-8" } });
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>The test checkout is not emulated yet</title>
    <style>
      body { margin: 10vh auto; padding: 0 1.5rem; max-width: 36rem; font: 1.125rem/1.5 system-ui, sans-serif; }
    </style>
  </head>
  <body>
    <main>
      <h1>The test checkout is not emulated yet</h1>
      <p>In a hosted shop, Shopify’s checkout would open here. Nothing was bought, and your cart is kept.</p>
      <p>Use your browser’s back button to return to the shop.</p>
    </main>
  </body>
</html>
`;
