import { expect, test } from "vitest";
import { answerTooManyRequests } from "./too-many-requests.ts";

const accept = "text/html";

async function sendForm(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const request = new Request(`https://shop.example${path}`, { method: "POST", body, headers: { accept } });
  return (await answerTooManyRequests(request, 30)).text();
}

test("a script reads when to try again", async () => {
  const response = await answerTooManyRequests(new Request("https://shop.example/api/cart"), 30);

  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "30"]);
  expect(await response.json()).toEqual({
    errors: [{ message: "Too many requests. Wait 30 seconds, then try again." }],
  });
});

test("a page has a link to itself", async () => {
  const request = new Request('https://shop.example/search?q=a&sort="b', { headers: { accept } });

  const page = await (await answerTooManyRequests(request, 1)).text();

  expect(page).toContain('<a href="/search?q=a&amp;sort=%22b">Try again</a>');
});

test.each([
  ["/newsletter/confirm?token=abc.d", {}],
  ["/newsletter/unsubscribe?token=abc.d", { "List-Unsubscribe": "One-Click" }],
  ["/learning?token=abc.d", { course: "9001011" }],
])("the button on a page behind a link sends its token again: %s", async (path, fields) => {
  const page = await sendForm(path, fields);

  expect(page).toContain(`<form method="post" action="${path}">`);
  expect(page).not.toContain("cart");
});

test("a form's hidden fields are sent again", async () => {
  const page = await sendForm("/api/gifts/codes", { code: '7K3M"9Q2D' });

  expect(page).toContain('<input type="hidden" name="code" value="7K3M&quot;9Q2D">');
});

test("a form for the cart keeps what was typed, up to the size that its route takes", async () => {
  const message = "a".repeat(100_000);

  const page = await sendForm("/api/cart/lines", { template: "Everyday", message });

  expect(page).toContain("Your cart hasn’t changed:");
  expect(page).toContain(message);
});

test.each([
  ["too long", { code: "a".repeat(100_000) }],
  ["too many", Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [index, ""]))],
])("a form whose fields are %s for any route is only told to wait", async (_, fields) => {
  const page = await sendForm("/api/gifts/codes", fields);

  expect(page).toContain("Wait 30 seconds");
  expect(page).not.toContain("<form");
});
