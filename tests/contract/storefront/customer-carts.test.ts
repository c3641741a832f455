import { afterEach, beforeEach, expect, test } from "vitest";
import { createCart } from "../../support/cart.ts";
import { checkoutSeed, inOregon, openCheckout, toOregon, visitCheckout } from "../../support/checkout.ts";
import { ana, mutate, portland, readCustomer, signUp } from "../../support/customers.ts";
import { variants } from "../../support/stocked-seed.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeEach(async () => {
  storefront = await startTestStorefront({ seed: checkoutSeed });
});
afterEach(() => storefront.stop());

const course = { merchandiseId: variants.course };
const book = { merchandiseId: variants.spiral };

const updateBuyer = `mutation ($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) {
  cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
    cart { buyerIdentity { email customer { email displayName numberOfOrders } } }
    userErrors { code }
  }
}`;

test("a customer's cart fills in the checkout, and its order is theirs", async () => {
  const token = await signUp(storefront);
  await mutate(storefront, "customerAddressCreate", { customerAccessToken: token, address: portland });
  const { checkout } = await openCheckout(storefront, {
    lines: [book],
    buyerIdentity: { customerAccessToken: token },
  });

  const { fields } = checkout.page();
  const placed = await checkout.press("place");

  expect(fields).toMatchObject(toOregon);
  expect(placed.status).toBe(303);
  expect(await readCustomer(storefront, token)).toMatchObject({ numberOfOrders: "1" });
});

test("a cart's customer comes and goes with the access token, and brings the email along", async () => {
  const token = await signUp(storefront, { firstName: "Ana", lastName: "Silva" });
  const { id: cartId } = await createCart(storefront, {});
  const update = async (buyerIdentity: object) => {
    const { body } = await storefront.ask(updateBuyer, { cartId, buyerIdentity });
    return body.data.cartBuyerIdentityUpdate.cart.buyerIdentity;
  };

  const signedIn = await update({ customerAccessToken: token });
  const moved = await update({ countryCode: "US" });
  const gift = await update({ customerAccessToken: token, email: "gifts@example.org" });
  const signedOut = await update({ customerAccessToken: null });

  const customer = { email: ana.email, displayName: "Ana Silva", numberOfOrders: "0" };
  expect(signedIn).toEqual({ email: ana.email, customer });
  expect(moved).toEqual(signedIn);
  expect(gift).toEqual({ email: "gifts@example.org", customer });
  expect(signedOut).toEqual({ email: null, customer: null });
});

test("a cart hides its customer without its key, and never says where they live", async () => {
  const token = await signUp(storefront);
  const { id } = await createCart(storefront, { buyerIdentity: { customerAccessToken: token } });
  const read = (cartId: string, fields: string) =>
    storefront.ask(`query ($id: ID!) { cart(id: $id) { buyerIdentity { customer { ${fields} } } } }`, {
      id: cartId,
    });

  const withoutKey = await read(id.replace(/\?key=.*/, ""), "email");
  const addresses = await read(id, "addresses(first: 1) { nodes { address1 } }");

  expect(withoutKey.body.data.cart.buyerIdentity.customer).toBeNull();
  expect(addresses.body.errors).toMatchObject([
    {
      message: "Customer.addresses of a cart's customer is not emulated.",
      extensions: { code: "NOT_EMULATED" },
    },
  ]);
});

test("a code for one use per customer is used up by a customer's earlier order", async () => {
  const token = await signUp(storefront);
  const lines = [course];
  const input = { lines, discountCodes: ["ONCE5"], buyerIdentity: { customerAccessToken: token } };
  const { checkout } = await openCheckout(storefront, input);
  await checkout.press("place", inOregon);

  const { body } = await storefront.ask(
    "mutation ($input: CartInput) { cartCreate(input: $input) { cart { discountCodes { applicable } } } }",
    { input },
  );

  expect(body.data.cartCreate.cart.discountCodes).toEqual([{ applicable: false }]);
});

test("a default address in another country than the cart's isn't filled in", async () => {
  const token = await signUp(storefront);
  await mutate(storefront, "customerAddressCreate", { customerAccessToken: token, address: portland });
  const { checkoutUrl } = await createCart(storefront, {
    lines: [book],
    buyerIdentity: { customerAccessToken: token, countryCode: "CA" },
  });

  const checkout = await visitCheckout(checkoutUrl);

  expect(checkout.page().fields).toMatchObject({ email: ana.email, country: "CA", address1: "" });
});

test("what one customer typed into the checkout isn't shown to the next", async () => {
  const anas = await signUp(storefront);
  const bos = await signUp(storefront, { email: "bo@example.org" });
  const { cartId, checkout } = await openCheckout(storefront, {
    lines: [book],
    buyerIdentity: { customerAccessToken: anas },
  });
  await checkout.press("update", toOregon);

  await storefront.ask(updateBuyer, { cartId, buyerIdentity: { customerAccessToken: bos } });
  const { fields } = await checkout.open();

  expect(fields).toMatchObject({ email: "bo@example.org", address1: "", lastName: "" });
});
