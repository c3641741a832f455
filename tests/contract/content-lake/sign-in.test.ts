import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";
import { eden, readSid, redeemSid, studioOf, submitSignIn } from "../../support/sign-in.ts";

test("the page asks for an email and a password and loads nothing else", async () => {
  await using lake = await startTestLake();

  const response = await fetch(`${lake.url}/login?origin=${encodeURIComponent(studioOf(lake))}`);

  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<label for="email">Email</label>');
  expect(html).toContain('<label for="password">Password</label>');
  expect(html).toContain("autofocus");
  expect(html).not.toMatch(/<script|src=|<link/);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("signing in redirects to the Studio with a sid, which becomes a working token", async () => {
  await using lake = await startTestLake();

  const response = await submitSignIn(lake, eden);
  const location = new URL(String(response.headers.get("location")));
  const answer = await redeemSid(lake, location.hash.replace("#sid=", ""));
  const { token } = await answer.json();

  expect(response.status).toBe(303);
  expect(location.href).toMatch(new RegExp(`^${studioOf(lake)}#sid=[\\w-]{20,}$`));
  expect(await lake.client({ token }).request({ url: "/users/me" })).toMatchObject({
    name: "Eden Editor",
    email: "eden@handshape.test",
    roles: [{ name: "editor" }],
  });
  await expect(lake.client({ token }).create({ _type: "course" })).resolves.toHaveProperty("_id");
});

test("case and spaces around the email don't matter", async () => {
  await using lake = await startTestLake();

  const response = await submitSignIn(lake, { ...eden, email: "  Eden@Handshape.test " });

  expect(response.status).toBe(303);
});

test("a sid can be used once", async () => {
  await using lake = await startTestLake();
  const sid = await readSid(lake);
  await redeemSid(lake, sid);

  const second = await redeemSid(lake, sid);

  expect(second.status).toBe(401);
});

test("a sid expires after a minute", async () => {
  let time = Date.parse("2026-03-01T09:00:00Z");
  await using lake = await startTestLake({ now: () => new Date(time) });
  const sid = await readSid(lake);

  time += 61_000;
  const late = await redeemSid(lake, sid);

  expect(late.status).toBe(401);
});

test.each([
  [{ ...eden, password: "wrong" }],
  [{ email: "nobody@handshape.test", password: "correct horse" }],
])("%j is rejected with the same message, and the email is kept", async (fields) => {
  await using lake = await startTestLake();

  const response = await submitSignIn(lake, fields);

  const html = await response.text();
  expect(response.status).toBe(401);
  expect(html).toContain("This email and password don&#39;t match.");
  expect(html).toContain(`value="${fields.email}"`);
  expect(html).not.toContain("correct horse");
  expect(html).toMatch(/id="password"[^>]* aria-invalid="true" aria-describedby="password-error"/);
  expect(html).toMatch(/id="password-error" role="alert"/);
  expect(html).toContain("<title>Error: ");
});

test("empty fields get an error each", async () => {
  await using lake = await startTestLake();

  const response = await submitSignIn(lake, { email: "", password: "" });

  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain("Enter your email address.");
  expect(html).toContain("Enter your password.");
});

test("input is escaped", async () => {
  await using lake = await startTestLake();

  const response = await submitSignIn(lake, { email: '"><script>alert(1)</script>', password: "a" });

  expect(await response.text()).not.toContain("<script>");
});

test("five failures lock an account for five minutes, even with the right password", async () => {
  let time = Date.parse("2026-03-01T09:00:00Z");
  await using lake = await startTestLake({ now: () => new Date(time) });
  const wrong = { ...eden, password: "wrong" };
  for (const attempt of [wrong, wrong, wrong, wrong, wrong]) await submitSignIn(lake, attempt);

  const blocked = await submitSignIn(lake, eden);
  const other = await submitSignIn(lake, { email: "vic@handshape.test", password: "battery staple" });
  time += 5 * 60_000 + 1;
  const later = await submitSignIn(lake, eden);

  expect(blocked.status).toBe(429);
  expect(blocked.headers.get("retry-after")).toBe("300");
  expect(await blocked.text()).toContain("Too many attempts.");
  expect(other.status).toBe(303);
  expect(later.status).toBe(303);
});

test("simultaneous guesses are each counted", async () => {
  await using lake = await startTestLake();
  const guesses = Array.from({ length: 12 }, (_, index) => ({ ...eden, password: `guess ${index}` }));

  const responses = await Promise.all(guesses.map((guess) => submitSignIn(lake, guess)));

  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test("guesses from elsewhere don't lock the owner out of an account", async () => {
  await using lake = await startTestLake();
  const from = (address: string) => ({ "x-forwarded-for": address });
  const guess = () => submitSignIn(lake, { ...eden, password: "wrong" }, from("203.0.113.9"));
  for (const attempt of [guess, guess, guess, guess, guess]) await attempt();

  const guesser = await guess();
  const owner = await submitSignIn(lake, eden, from("198.51.100.7"));

  expect(guesser.status).toBe(429);
  expect(owner.status).toBe(303);
});

test("an account allows twenty guesses across all addresses", async () => {
  await using lake = await startTestLake();
  const guess = (index: number) =>
    submitSignIn(lake, { ...eden, password: "wrong" }, { "x-forwarded-for": `203.0.113.${index}` });

  const responses = await Promise.all(Array.from({ length: 22 }, (_, index) => guess(index)));

  expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
});

test("a successful sign-in resets the count", async () => {
  await using lake = await startTestLake();
  const wrong = { ...eden, password: "wrong" };
  for (const attempt of [wrong, wrong, wrong, wrong, eden, wrong, wrong]) await submitSignIn(lake, attempt);

  const response = await submitSignIn(lake, eden);

  expect(response.status).toBe(303);
});

test("the lockout message is at the top of the form, and the email is kept", async () => {
  await using lake = await startTestLake();
  const wrong = { ...eden, password: "wrong" };
  for (const attempt of [wrong, wrong, wrong, wrong, wrong]) await submitSignIn(lake, attempt);

  const html = await (await submitSignIn(lake, eden)).text();

  expect(html).toMatch(
    /<p class="message" role="alert"[^>]*>Too many attempts. Wait 5 minutes, then try again.<\/p>/,
  );
  expect(html).toContain(`value="${eden.email}"`);
  expect(html).not.toMatch(/<input[^>]*aria-invalid/);
});

test.each([
  ["https://elsewhere.example/studio"],
  ["javascript:alert(1)"],
  ["//elsewhere.example"],
  ["data:text/html,a"],
  ["https://shop.example@elsewhere.example"],
])("nobody is signed in for %s", async (origin) => {
  await using lake = await startTestLake();

  const response = await fetch(`${lake.url}/login?origin=${encodeURIComponent(origin)}`);

  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain("<form");
});

test.each([
  [{ origin: "https://elsewhere.example" }],
  [{ origin: "null" }],
  [{ "sec-fetch-site": "cross-site" }],
])("a form on another site can't sign anyone in: %j", async (headers) => {
  await using lake = await startTestLake();

  const response = await submitSignIn(lake, eden, headers);

  expect(response.status).toBe(403);
  expect(response.headers.get("location")).toBeNull();
});
