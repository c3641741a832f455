import { expect, test } from "vitest";
import { startContentLake, type TestLake } from "../../support/content-lake.ts";

const studio = (lake: TestLake) => `${lake.url}/studio`;

function submit(lake: TestLake, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${lake.url}/login?origin=${encodeURIComponent(studio(lake))}&withSid=true`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams(fields),
  });
}

const eden = { email: "eden@handshape.test", password: "correct horse" };

async function signIn(lake: TestLake): Promise<string> {
  const response = await submit(lake, eden);
  return new URL(response.headers.get("location") ?? "").hash.replace("#sid=", "");
}

function redeem(lake: TestLake, sid: string) {
  return fetch(`${lake.url}/v1/auth/fetch?sid=${sid}`);
}

test("the page asks for an email and a password and loads nothing else", async () => {
  await using lake = await startContentLake();

  const response = await fetch(`${lake.url}/login?origin=${encodeURIComponent(studio(lake))}`);

  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<label for="email">Email</label>');
  expect(html).toContain('<label for="password">Password</label>');
  expect(html).toContain("autofocus");
  expect(html).not.toMatch(/<script|src=|<link/);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("signing in leads back to the Studio, whose sid becomes a token that works", async () => {
  await using lake = await startContentLake();

  const response = await submit(lake, eden);
  const location = new URL(String(response.headers.get("location")));
  const answer = await redeem(lake, location.hash.replace("#sid=", ""));
  const { token } = await answer.json();

  expect(response.status).toBe(303);
  expect(location.href).toMatch(new RegExp(`^${studio(lake)}#sid=[\\w-]{20,}$`));
  expect(await lake.client({ token }).request({ url: "/users/me" })).toMatchObject({
    name: "Eden Editor",
    email: "eden@handshape.test",
    roles: [{ name: "editor" }],
  });
  await expect(lake.client({ token }).create({ _type: "course" })).resolves.toHaveProperty("_id");
});

test("capitals and spaces around the email do not matter", async () => {
  await using lake = await startContentLake();

  const response = await submit(lake, { ...eden, email: "  Eden@Handshape.test " });

  expect(response.status).toBe(303);
});

test("a sid is good once", async () => {
  await using lake = await startContentLake();
  const sid = await signIn(lake);
  await redeem(lake, sid);

  const second = await redeem(lake, sid);

  expect(second.status).toBe(401);
});

test("a sid is good for a minute", async () => {
  let time = Date.parse("2026-03-01T09:00:00Z");
  await using lake = await startContentLake({ now: () => new Date(time) });
  const sid = await signIn(lake);

  time += 61_000;
  const late = await redeem(lake, sid);

  expect(late.status).toBe(401);
});

test("a session survives a restart and ends after a month", async () => {
  let time = Date.parse("2026-03-01T09:00:00Z");
  await using lake = await startContentLake({ now: () => new Date(time) });
  const answer = await redeem(lake, await signIn(lake));
  const { token } = await answer.json();

  await lake.restart();
  await expect(lake.client({ token }).request({ url: "/users/me" })).resolves.toHaveProperty("id");

  time += 31 * 24 * 3_600_000;
  await expect(lake.client({ token }).request({ url: "/users/me" })).rejects.toMatchObject({
    statusCode: 401,
  });
});

test("signing out ends the session", async () => {
  await using lake = await startContentLake();
  const answer = await redeem(lake, await signIn(lake));
  const { token } = await answer.json();

  await lake.client({ token }).request({ url: "/auth/logout", method: "POST" });

  await expect(lake.client({ token }).request({ url: "/users/me" })).rejects.toMatchObject({
    statusCode: 401,
  });
});

test.each([
  [{ ...eden, password: "wrong" }],
  [{ email: "nobody@handshape.test", password: "correct horse" }],
])("%j is refused with the same words, and the email is kept", async (fields) => {
  await using lake = await startContentLake();

  const response = await submit(lake, fields);

  const html = await response.text();
  expect(response.status).toBe(401);
  expect(html).toContain("This email and password do not match.");
  expect(html).toContain(`value="${fields.email}"`);
  expect(html).not.toContain("correct horse");
  expect(html).toMatch(/id="password"[^>]* aria-invalid="true" aria-describedby="password-error"/);
  expect(html).toMatch(/id="password-error" role="alert"/);
  expect(html).toContain("<title>Error: ");
});

test("empty fields are named", async () => {
  await using lake = await startContentLake();

  const response = await submit(lake, { email: "", password: "" });

  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain("Enter your email address.");
  expect(html).toContain("Enter your password.");
});

test("what is typed cannot become markup", async () => {
  await using lake = await startContentLake();

  const response = await submit(lake, { email: '"><script>alert(1)</script>', password: "a" });

  expect(await response.text()).not.toContain("<script>");
});

test("five failures close an account for five minutes, to the right password too", async () => {
  let time = Date.parse("2026-03-01T09:00:00Z");
  await using lake = await startContentLake({ now: () => new Date(time) });
  const wrong = { ...eden, password: "wrong" };
  for (const attempt of [wrong, wrong, wrong, wrong, wrong]) await submit(lake, attempt);

  const blocked = await submit(lake, eden);
  const other = await submit(lake, { email: "vic@handshape.test", password: "battery staple" });
  time += 5 * 60_000 + 1;
  const later = await submit(lake, eden);

  expect(blocked.status).toBe(429);
  expect(blocked.headers.get("retry-after")).toBe("300");
  expect(await blocked.text()).toContain("Too many attempts.");
  expect(other.status).toBe(303);
  expect(later.status).toBe(303);
});

test.each([["https://elsewhere.example/studio"], ["javascript:alert(1)"], ["//elsewhere.example"]])(
  "nobody is signed in for %s",
  async (origin) => {
    await using lake = await startContentLake();

    const response = await fetch(`${lake.url}/login?origin=${encodeURIComponent(origin)}`);

    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain("<form");
  },
);

test("a form on another site cannot sign anyone in", async () => {
  await using lake = await startContentLake();

  const response = await submit(lake, eden, { origin: "https://elsewhere.example" });

  expect(response.status).toBe(403);
});
