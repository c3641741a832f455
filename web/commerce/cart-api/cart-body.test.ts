import { expect, test } from "vitest";
import { readCartBody } from "./cart-body.ts";
import { toDay } from "#commerce/cart/gift-day.ts";
import { addRequest, codeRequest, removeRequest, updateRequest } from "./cart-requests.ts";

const merchandiseId = "gid://shopify/ProductVariant/1";
const lineId = "gid://shopify/CartLine/1?cart=2";

const send = (body: string, type: string) =>
  new Request("https://shop.example/api/cart/lines", {
    method: "POST",
    headers: { "content-type": type },
    body,
  });

const form = (fields: string) => send(fields, "application/x-www-form-urlencoded;charset=UTF-8");
const json = (value: unknown) => send(JSON.stringify(value), "application/json");

test("a form adds one item, or one seat per named student", async () => {
  const one = await readCartBody(form(`merchandiseId=${merchandiseId}`), addRequest);
  const two = await readCartBody(
    form(
      `merchandiseId=${merchandiseId}&quantity=2&first=Ana&last=&email=&first=Ben&last=B&email=ben@example.com`,
    ),
    addRequest,
  );

  expect(one).toMatchObject({ ok: true, data: { items: [{ merchandiseId, quantity: 1, students: [] }] } });
  expect(two).toMatchObject({
    ok: true,
    data: {
      items: [
        {
          quantity: 2,
          students: [
            { first: "Ana", last: "*", email: "*" },
            { first: "Ben", last: "B", email: "ben@example.com" },
          ],
        },
      ],
    },
  });
});

test("a saved cart's form adds what its link says, and an altered one adds nothing", async () => {
  const saved = await readCartBody(form("saved=1x2.2x1"), addRequest);
  const altered = await readCartBody(form("saved=1x2.1x2"), addRequest);

  expect(saved).toMatchObject({
    ok: true,
    data: { items: [{ merchandiseId, quantity: 2 }, { merchandiseId: "gid://shopify/ProductVariant/2" }] },
  });
  expect(altered).toMatchObject({ ok: false, status: 422 });
});

test("a class gets one seat per row, or more if the form asks for more", async () => {
  const roster = encodeURIComponent("Ana, Rivera, ana@example.com\nBen");
  const asRows = await readCartBody(form(`merchandiseId=${merchandiseId}&roster=${roster}`), addRequest);
  const more = await readCartBody(
    form(`merchandiseId=${merchandiseId}&quantity=5&roster=${roster}`),
    addRequest,
  );
  const invalid = await readCartBody(form(`merchandiseId=${merchandiseId}&roster=Ana,x@y`), addRequest);

  const students = [
    { first: "Ana", last: "Rivera", email: "ana@example.com" },
    { first: "Ben", last: "*", email: "*" },
  ];
  expect(asRows).toMatchObject({ ok: true, data: { items: [{ quantity: 2, students }] } });
  expect(more).toMatchObject({ ok: true, data: { items: [{ quantity: 5, students }] } });
  expect(invalid).toMatchObject({ ok: false, errors: [{ field: "items.0.students.0.email" }] });
});

test.each([
  ["Ana, Li, ana@example.com\nBo, Li, bo.example.com", "Please enter a valid email address"],
  ["Ana, Li, ana@example.com\nBo, Li, Ana@example.com", "This email address is on row 1, too"],
])("the second row of the list %j is refused: %s", async (list, message) => {
  const body = await readCartBody(
    form(`merchandiseId=${merchandiseId}&roster=${encodeURIComponent(list)}`),
    addRequest,
  );

  expect(body).toMatchObject({ ok: false, errors: [{ field: "items.0.students.1.email", message }] });
});

test("undo restores a class in which two students have the same address", async () => {
  const students = [{ email: "ana@example.com" }, { email: "ana@example.com" }];

  const body = await readCartBody(json({ items: [{ merchandiseId, quantity: 2, students }] }), addRequest);

  expect(body).toMatchObject({ ok: true });
});

test.each([
  ["from=%3Cb%3EMax", "from", "Please use plain text, without HTML or invisible characters"],
  ["email=ana%40example", "email", "Please enter a valid email address"],
])("a gift with %s says what's wrong with %s: %s", async (fields, name, message) => {
  const body = await readCartBody(
    form(`merchandiseId=${merchandiseId}&template=Birthday&${fields}`),
    addRequest,
  );

  expect(body).toMatchObject({ ok: false, errors: [{ field: `items.0.gifts.0.${name}`, message }] });
});

test("a form's gifts share one description, and an empty date means now", async () => {
  const body = await readCartBody(
    form(`merchandiseId=${merchandiseId}&quantity=2&template=Birthday&message=Hello&deliver=&method=print`),
    addRequest,
  );

  const gift = {
    template: "Birthday",
    message: "Hello",
    deliver: "Now",
    method: "print",
    from: "",
    email: "",
  };
  expect(body).toMatchObject({ ok: true, data: { items: [{ quantity: 2, gifts: [gift, gift] }] } });
});

test("a day that has passed doesn't matter to a card to print", async () => {
  const gift = "template=Birthday&deliver=2020-01-01&method=print";

  const body = await readCartBody(form(`merchandiseId=${merchandiseId}&${gift}`), addRequest);

  expect(body).toMatchObject({ ok: true, data: { items: [{ gifts: [{ method: "print" }] }] } });
});

test("a form can describe each gift in its own fields", async () => {
  const deliver = toDay(new Date());
  const secondGift = `gifts.1.template=Birthday&gifts.1.message=Second&gifts.1.deliver=${deliver}`;
  const body = await readCartBody(
    form(`merchandiseId=${merchandiseId}&quantity=3&template=Everyday&message=First&deliver=&${secondGift}`),
    addRequest,
  );

  const first = { template: "Everyday", message: "First", deliver: "Now" };
  expect(body).toMatchObject({
    ok: true,
    data: {
      items: [{ gifts: [first, { template: "Birthday", message: "Second", deliver }, first] }],
    },
  });
});

test("a form accepts 100 gifts with the longest messages, and no more", async () => {
  const long = encodeURIComponent("手".repeat(500));
  const gifts = Array.from({ length: 99 }, (_, index) => `gifts.${index + 1}.template=Birthday`)
    .map((template, index) => `${template}&gifts.${index + 1}.message=${long}`)
    .join("&");
  const readGiftForm = (quantity: number) =>
    readCartBody(
      form(`merchandiseId=${merchandiseId}&quantity=${quantity}&template=Everyday&message=${long}&${gifts}`),
      addRequest,
    );

  expect(await readGiftForm(100)).toMatchObject({ ok: true, data: { items: [{ quantity: 100 }] } });
  expect(await readGiftForm(101)).toMatchObject({
    status: 422,
    errors: [{ message: "Add at most 100 at once" }],
  });
});

test.each([
  ["in the past", "2020-01-01", "Choose today or a later day"],
  ["far in the future", "2099-01-01", "Choose a day within a year from today"],
])("gift dates %s are refused, and only undo can restore them", async (_when, deliver, message) => {
  const fields = `template=Everyday&deliver=${deliver}`;
  const added = await readCartBody(form(`merchandiseId=${merchandiseId}&${fields}`), addRequest);
  const changed = await readCartBody(form(`lineId=${lineId}&${fields}`), updateRequest);
  const changedByScript = await readCartBody(
    json({ lines: [{ id: lineId, gift: { deliver } }] }),
    updateRequest,
  );
  const undone = await readCartBody(json({ items: [{ merchandiseId, gifts: [{ deliver }] }] }), addRequest);

  expect(added).toMatchObject({ status: 422, errors: [{ field: "items.0.gifts.0.deliver", message }] });
  expect(changed).toMatchObject({ status: 422, errors: [{ field: "lines.0.gift.deliver", message }] });
  expect(changedByScript).toMatchObject({
    status: 422,
    errors: [{ field: "lines.0.gift.deliver", message }],
  });
  expect(undone.ok).toBe(true);
});

test.each([
  ["quantity=2&step=1", { quantity: 3 }],
  ["quantity=2&step=-1", { quantity: 1 }],
  ["quantity=0&step=-1", { quantity: 0 }],
  ["quantity=7", { quantity: 7 }],
  [`merchandiseId=${merchandiseId}`, { merchandiseId }],
  ["first=Ana&last=&email=", { student: { first: "Ana", last: "*", email: "*" } }],
])("a form to change a line with %s sends %j", async (fields, change) => {
  const body = await readCartBody(form(`lineId=${lineId}&${fields}`), updateRequest);

  expect(body).toEqual({ isForm: true, ok: true, data: { lines: [{ id: lineId, ...change }] } });
});

test.each(["1e1", "0x2", "2.0"])("a form can't change a line's quantity to %s", async (quantity) => {
  const body = await readCartBody(form(`lineId=${lineId}&quantity=${quantity}`), updateRequest);

  expect(body).toMatchObject({ status: 422, errors: [{ message: "Enter a whole number" }] });
});

test("forms can remove lines and codes", async () => {
  expect(await readCartBody(form(`lineId=${lineId}`), removeRequest)).toMatchObject({
    data: { lineIds: [lineId] },
  });
  expect(await readCartBody(form("code=+welcome10+"), codeRequest)).toMatchObject({
    data: { code: "WELCOME10" },
  });
});

const editions =
  "variant.0=gid://shopify/ProductVariant/1&variant.1=gid://shopify/ProductVariant/2&option.0=1";

test("a form adds the variant that its options select", async () => {
  const one = await readCartBody(form(editions), addRequest);
  const of2 = await readCartBody(
    form("variant.0.1=gid://shopify/ProductVariant/3&option.0=0&option.1=1"),
    addRequest,
  );

  expect(one).toMatchObject({
    ok: true,
    data: { items: [{ merchandiseId: "gid://shopify/ProductVariant/2", quantity: 1 }] },
  });
  expect(of2).toMatchObject({
    ok: true,
    data: { items: [{ merchandiseId: "gid://shopify/ProductVariant/3" }] },
  });
});

test("a form whose options do not go together adds nothing", async () => {
  expect(await readCartBody(form(`${editions}&option.1=0`), addRequest)).toMatchObject({
    ok: false,
    status: 422,
    errors: [{ field: "items.0.merchandiseId" }],
  });
});
