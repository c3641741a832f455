import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cartOf, createShopper, lineOf, type Shopper } from "../../support/shopper.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

const course = { merchandiseId: variants.course };

let storefront: TestStorefront;
let shopper: Shopper;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
beforeEach(() => {
  shopper = createShopper({ url: storefront.url });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => storefront.stop());

const breakShop = (...rules: object[]) => {
  vi.spyOn(console, "error").mockReturnValue();
  const path = "/api/*/graphql.json";
  return storefront.control(
    "PUT",
    "/faults",
    rules.map((rule) => ({ path, ...rule })),
  );
};

/** An add reads the cart and the product before it adds. */
const twoReads = { delayMs: 0, times: 2 };
const oneRead = { delayMs: 0, times: 1 };
/** The failed operation has to be in the log (requirements §8.5). */
const expectLogged = (message: string) =>
  expect(console.error).toHaveBeenCalledWith(message, expect.any(Error));
const mendShop = () => storefront.control("DELETE", "/faults");

const refused = { error: { status: 200, body: { errors: [{ message: "This cart is locked" }] } }, times: 1 };
const unanswered = [
  ["is dropped before it arrives", { drop: "before" }],
  ["is dropped after it's applied", { drop: "after" }],
  ["gets a 503", { error: { status: 503 } }],
  ["is throttled", { refusal: "throttled" }],
] as const;

test("a failed add clears the cart and says so, and retrying works", async () => {
  await shopper.add(course);
  await breakShop(twoReads, refused);

  const failed = await shopper.add(course);

  expect(failed).toEqual({
    cart: null,
    problems: [
      {
        code: "cart-cleared",
        message:
          "We couldn’t add that, and your cart had to be emptied. Try again to start a new cart with it.",
      },
    ],
  });
  expect(shopper.remembered.cartId).toBeNull();
  expectLogged("Adding to a cart failed.");
  expect(cartOf(await shopper.add(course)).totalQuantity).toBe(1);
});

test.each(unanswered)("an item is added once if its add %s", async (_how, fault) => {
  await shopper.add({ merchandiseId: variants.spiral });
  await breakShop(twoReads, { ...fault, times: 1 });

  const added = await shopper.add({ merchandiseId: variants.spiral });

  expect(cartOf(added).lines.nodes.map(({ quantity }) => quantity)).toEqual([2]);
  expect(added).toMatchObject({ problems: [], lastAddedId: lineOf(added).id });
});

test.each(unanswered)("seats are added once if their add %s", async (_how, fault) => {
  const before = cartOf(await shopper.add({ ...course, quantity: 2 }));
  await breakShop(twoReads, { ...fault, times: 1 });

  const added = cartOf(await shopper.add({ ...course, students: [{ first: "Ana" }] }));

  expect(added.id).toBe(before.id);
  expect(added.lines.nodes.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
});

test("an add without a response keeps the cart, and retrying it adds nothing twice", async () => {
  const before = cartOf(await shopper.add({ merchandiseId: variants.spiral }));
  const attempt = {};
  await breakShop(twoReads, { drop: "after", times: 1 }, { error: { status: 503 } });

  const failed = await shopper.addAgain(attempt, { merchandiseId: variants.spiral });
  await mendShop();

  expect(failed).toMatchObject({ cart: "unknown", problems: [{ code: "add-failed" }] });
  expect(shopper.remembered.cartId).toBe(before.id);
  const again = cartOf(await shopper.addAgain(attempt, { merchandiseId: variants.spiral }));
  expect(again.lines.nodes.map(({ quantity }) => quantity)).toEqual([2]);
});

test("an add that the shop doesn't accept twice leaves the cart as it was, and says so", async () => {
  const before = cartOf(await shopper.add(course));
  const fails = { error: { status: 503 }, times: 1 };
  await breakShop(twoReads, fails, oneRead, fails);

  const failed = await shopper.add(course);

  expect(failed).toEqual({ cart: before, problems: [expect.objectContaining({ code: "add-failed" })] });
  expect(shopper.remembered.cartId).toBe(before.id);
});

test.each([
  ["the cart", []],
  ["the product", [oneRead]],
])("an add keeps the cart if %s can't be read first", async (_what, reads) => {
  const before = cartOf(await shopper.add(course));
  await breakShop(...reads, { error: { status: 503 } });

  const failed = await shopper.add(course);
  await mendShop();

  expect(failed).toMatchObject({ cart: "unknown", problems: [{ code: "add-failed" }] });
  expect(shopper.remembered.cartId).toBe(before.id);
  expectLogged("Adding to a cart failed.");
  expect(cartOf(await shopper.add(course)).totalQuantity).toBe(2);
});

test("a bundle that replaces lines is added once, even if they can't be removed at first", async () => {
  const { id } = lineOf(await shopper.add(course));
  const attempt = {};
  const bundle = { merchandiseId: variants.bundle };
  await breakShop({ delayMs: 0, times: 3 }, { error: { status: 503 } });

  const failed = await shopper.addAgain(attempt, bundle, [id]);
  await mendShop();
  const again = cartOf(await shopper.addAgain(attempt, bundle, [id]));

  expect(failed).toMatchObject({ problems: [{ code: "change-failed" }] });
  expect(again.lines.nodes.map(({ merchandise }) => merchandise.id)).toEqual([variants.bundle]);
});

test.each(unanswered)("a change is applied once if it %s", async (_how, fault) => {
  const line = lineOf(await shopper.add({ merchandiseId: variants.spiral }));
  await breakShop(oneRead, { ...fault, times: 1 });

  const removed = await shopper.remove([line.id]);

  expect(cartOf(removed).lines.nodes).toEqual([]);
  expect(removed).toMatchObject({ problems: [], removed: [{ title: "Getting Started with ASL" }] });
});

test("a cart whose country can't be changed now is shown in the other currency", async () => {
  await shopper.add(course);
  shopper.chooses("CA");
  await breakShop(oneRead, { error: { status: 503 }, times: 1 });

  const outcome = await shopper.read();

  expect(cartOf(outcome).buyerIdentity.countryCode).toBe("US");
  expect(outcome.problems).toEqual([]);
  expectLogged("Changing a cart's country failed.");
  expect(cartOf(await shopper.read()).buyerIdentity.countryCode).toBe("CA");
});

test("a country that the shop rejects for the cart isn't stored for the shopper", async () => {
  await shopper.add(course);
  await breakShop({ error: { status: 503 }, times: 1 });

  const failed = await shopper.changeCountry("CA");

  expect(failed).toMatchObject({ cart: "unknown", problems: [{ code: "country-failed" }] });
  expectLogged("Changing a cart's country failed.");
  expect(cartOf(await shopper.read()).buyerIdentity.countryCode).toBe("US");
});

test("a cart whose stored codes can't be applied now is shown without them, and says so", async () => {
  const { id } = cartOf(await shopper.add(course));
  const later = createShopper({
    url: storefront.url,
    cartId: id,
    discountCodes: ["WELCOME10"],
    country: "CA",
  });
  await breakShop({ delayMs: 0, times: 2 }, { error: { status: 503 }, times: 1 });

  const outcome = await later.read();

  expect(cartOf(outcome).buyerIdentity.countryCode).toBe("CA");
  expect(outcome.problems).toMatchObject([{ code: "codes-failed" }]);
  expectLogged("Updating a cart's codes failed.");
  expect(cartOf(await later.read()).discountCodes).toMatchObject([{ code: "WELCOME10" }]);
});

test("a cart that can't be read now is kept", async () => {
  const before = cartOf(await shopper.add(course));
  await breakShop({ error: { status: 503 } });

  const failed = await shopper.read();
  await mendShop();

  expect(failed).toMatchObject({ cart: "unknown", problems: [{ code: "unreachable" }] });
  expectLogged("Reading a cart failed.");
  expect(cartOf(await shopper.read()).id).toBe(before.id);
});

test("a failed change leaves the cart as it was", async () => {
  const line = lineOf(await shopper.add({ merchandiseId: variants.spiral }));
  await breakShop({ error: { status: 503 } });

  const failed = await shopper.update([{ id: line.id, quantity: 2 }]);
  await mendShop();

  expect(failed).toMatchObject({ cart: "unknown", problems: [{ code: "change-failed" }] });
  expectLogged("Changing a cart failed.");
  expect(cartOf(await shopper.read()).lines.nodes[0]?.quantity).toBe(1);
});
