import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { openMailServer, type TestMailServer } from "../../support/mail-server.ts";

async function send(
  { smtpUrl }: TestMailServer,
  mail: { subject?: string; html?: string } = {},
): Promise<void> {
  const transport = createTransport(smtpUrl);
  await transport.sendMail({
    from: "hello@handshape.test",
    to: "ana@example.test",
    subject: "Hello",
    text: "Hello, Ana",
    html: "<p>Hello, Ana</p>",
    ...mail,
  });
  transport.close();
}

const read = async (server: TestMailServer, path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, headers: response.headers, body: await response.text() };
};

test("a mail is on the list, and its page has its text, its HTML in a frame, and its headers", async () => {
  await using server = await openMailServer();
  await send(server);

  const list = await read(server, "/");
  const page = await read(server, "/mails/1");
  const frame = await read(server, "/mails/1/body.html");

  expect(list.body).toContain('<a href="/mails/1">Hello</a>');
  expect(page.body).toContain("Hello, Ana\n</pre>");
  expect(page.body).toMatch(/<iframe[^>]*sandbox="[^"]*"[^>]*src="\/mails\/1\/body.html"/);
  expect(page.body).toContain("<dt>message-id</dt>");
  expect(frame.body).toContain("<p>Hello, Ana</p>");
});

test("nothing in a mail can run", async () => {
  await using server = await openMailServer();
  await send(server, { subject: "<script>alert(1)</script>", html: "<script>alert(2)</script>" });

  const list = await read(server, "/");
  const frame = await read(server, "/mails/1/body.html");

  expect(list.body).toContain("&lt;script&gt;alert(1)");
  expect(list.body).not.toContain("<script>");
  expect(frame.headers.get("content-security-policy")).toMatch(
    /^sandbox (?!.*allow-scripts).*default-src 'none'/,
  );
});

test("the button clears the mails, and another site's form doesn't", async () => {
  await using server = await openMailServer();
  await send(server);
  const clear = (headers: Record<string, string>) =>
    fetch(`${server.url}/clear`, { method: "POST", headers });

  const foreign = await clear({ origin: "https://evil.example" });
  const mailsAfterForeign = await server.mails();
  const own = await clear({ origin: server.url });

  expect([foreign.status, mailsAfterForeign.length]).toEqual([403, 1]);
  expect(own.url).toBe(`${server.url}/`);
  expect(await server.mails()).toEqual([]);
});

test.each([
  ["/mails/7", "There&#39;s no such mail."],
  ["/inbox", "GET /inbox isn&#39;t emulated."],
])("%s is answered with 404 and a sentence", async (path, sentence) => {
  await using server = await openMailServer();

  const page = await read(server, path);

  expect(page.status).toBe(404);
  expect(page.body).toContain(sentence);
});

test.each([['{"reply":550}'], ["[{}]"], ["[{"]])("%s isn't a list of faults", async (body) => {
  await using server = await openMailServer();

  const response = await fetch(`${server.url}/_emulator/faults`, { method: "PUT", body });

  expect(response.status).toBe(400);
});
