import { expect, test } from "vitest";
import { createClassWallet } from "./class-wallet.ts";

const vendorId = "56b9fce8639d568e2535173d";
const wallet = createClassWallet({
  url: "https://app.classwallet.com",
  vendorId,
  username: "handshape",
  password: "secret",
  siteUrl: "https://shop.example",
});
const toBasic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

/** The example in ClassWallet's description, for this shop. */
const start = {
  id: "55e4dfa966304b4d06b2bff3",
  authKey: Buffer.from(vendorId).toString("base64"),
  email: "somebody@example.com",
  institution: "ABC Department of Education",
  username: "Test Butler",
  shipping: { address: "1 Magnum Pass", city: "Mobile", state: "AL", zip: "36618" },
};
const readStart = (fields: object) => wallet.readStart({ request: JSON.stringify(fields) });

test("a start request introduces a shopper", () => {
  expect(readStart(start)).toEqual({
    school: "ABC Department of Education",
    name: "Test Butler",
    email: "somebody@example.com",
    isTaxExempt: false,
    address: { street: "1 Magnum Pass", city: "Mobile", state: "AL", zip: "36618" },
  });
});

test("a start request says whether the school pays sales tax", () => {
  expect(readStart({ ...start, taxExempt: true })).toMatchObject({ isTaxExempt: true });
});

test.each([
  ["another shop's", Buffer.from("another vendor").toString("base64")],
  ["a vendor id that isn't encoded", vendorId],
  ["an empty", ""],
])("a start request with %s key is forged", (_what, authKey) => {
  expect(readStart({ ...start, authKey })).toBe("forged");
});

test.each([
  [{ authKey: undefined }],
  [{ email: "nobody" }],
  [{ email: "a@b.test\r\nBcc: c@d.test" }],
  [{ institution: "<script>alert(1)</script>" }],
  [{ institution: "x".repeat(101) }],
  [{ username: "Tess\nTeacher" }],
  [{ shipping: undefined }],
  [{ shipping: { ...start.shipping, state: "Alabama" } }],
])("a start request with %j is invalid", (fields) => {
  expect(readStart({ ...start, ...fields })).toBe("invalid");
});

test.each([[{}], [{ request: "" }], [{ request: "{" }], [{ request: "[]" }]])(
  "%j isn't a start request",
  (fields) => {
    expect(wallet.readStart(fields)).toBe("invalid");
  },
);

test("the checkout's address has the callback and the vendor id", () => {
  expect(wallet.toCheckoutUrl("W-1")).toBe(
    `https://app.classwallet.com/payby-checkout/?callback=https%3A%2F%2Fshop.example%2Fapi%2Fcw%2Forders%2FW-1&vendorId=${vendorId}`,
  );
});

test("only the wallet's own user and password are accepted", () => {
  expect(wallet.isAuthorized(toBasic("handshape:secret"))).toBe(true);
  // RFC 9110, 11.1: the scheme's case doesn't count.
  expect(wallet.isAuthorized(toBasic("handshape:secret").replace("Basic", "basic"))).toBe(true);
  expect(
    [null, "", "Basic", toBasic("handshape:wrong"), toBasic("handshape:secret:"), "Bearer secret"].filter(
      (header) => wallet.isAuthorized(header),
    ),
  ).toEqual([]);
});

test.each([
  [
    { PurchaseOrderId: 123456789, status: "complete" },
    { kind: "approved", purchaseOrderId: "123456789" },
  ],
  [
    { status: "failed", message: "No funds" },
    { kind: "declined", purchaseOrderId: null },
  ],
  [
    { status: "canceled", PurchaseOrderId: "A-1" },
    { kind: "declined", purchaseOrderId: "A-1" },
  ],
])("%j is a decision", (body, decision) => {
  expect(wallet.readDecision(body)).toEqual(decision);
});

test.each([
  [null],
  ["complete"],
  [{}],
  [{ status: "complete" }],
  [{ status: "complete", PurchaseOrderId: "<b>1</b>" }],
  [{ status: "complete", PurchaseOrderId: -1 }],
  [{ status: "shipped", PurchaseOrderId: 1 }],
])("%j isn't a decision", (body) => {
  expect(wallet.readDecision(body)).toBeNull();
});
