import { expect, test } from "vitest";
import { createMailTransport } from "@shop/web/outbox/mail-transport.ts";
import type { ClaimedMail, Mail } from "@shop/web/outbox/mail.ts";
import { openMailServer, type TestMailServer } from "../../support/mail-server.ts";

const from = "Handshape <hello@handshape.test>";

const claim = (mail: Partial<Mail> = {}): ClaimedMail => ({
  id: 1,
  kind: "welcome",
  messageId: "0123456789abcdef",
  attempt: 1,
  claim: "claim",
  mail: { to: "ana@example.test", subject: "Hello", html: "<p>Hello, Ana</p>", text: "Hello, Ana", ...mail },
});

const transportTo = ({ smtpUrl }: Pick<TestMailServer, "smtpUrl">) =>
  createMailTransport({ url: smtpUrl, from });

test("a mail arrives with its HTML, text, headers, and message id", async () => {
  await using server = await openMailServer();
  const headers = { "List-Unsubscribe": "<https://shop.example/unsubscribe>" };

  const failure = await transportTo(server)(claim({ headers }));

  expect(failure).toBeNull();
  expect(await server.mails()).toMatchObject([
    {
      messageId: "<0123456789abcdef@handshape.test>",
      from: "hello@handshape.test",
      to: ["ana@example.test"],
      subject: "Hello",
      html: "<p>Hello, Ana</p>\n",
      text: "Hello, Ana\n",
      headers: expect.arrayContaining([
        { name: "from", value: from },
        { name: "list-unsubscribe", value: "<https://shop.example/unsubscribe>" },
      ]),
    },
  ]);
});

test.each([
  ["a subject", { subject: "Hello\r\nBcc: eve@example.test" }],
  ["an address", { to: "ana@example.test\r\nBcc: eve@example.test" }],
  ["two addresses in one", { to: "ana@example.test, eve@example.test" }],
  ["a header", { headers: { "X-Name": "Ana\r\nBcc: eve@example.test" } }],
])("%s adds no header and no recipient", async (_what, mail) => {
  await using server = await openMailServer();

  await transportTo(server)(claim(mail));

  const mails = await server.mails();
  expect(mails.flatMap(({ to }) => to)).not.toContain("eve@example.test");
  expect(mails.flatMap(({ headers }) => headers.map(({ name }) => name))).not.toContain("bcc");
});

test("an address that doesn't exist fails for good", async () => {
  await using server = await openMailServer();
  await server.setFaults([{ to: "ana@example.test", reply: 550 }]);

  const failure = await transportTo(server)(claim());

  expect(failure).toEqual({ reason: "EENVELOPE 550", isPermanent: true });
});

test("a server's request to come back later isn't a permanent failure", async () => {
  await using server = await openMailServer();
  await server.setFaults([{ reply: 450, times: 1 }]);
  const send = transportTo(server);

  const first = await send(claim());
  const second = await send(claim());

  expect(first).toEqual({ reason: "EENVELOPE 450", isPermanent: false });
  expect(second).toBeNull();
});

test("a mail that's repeated after an unconfirmed delivery has the same message id", async () => {
  await using server = await openMailServer();
  await server.setFaults([{ drop: "after", times: 1 }]);
  const send = transportTo(server);

  const first = await send(claim());
  await send(claim());

  expect(first).toMatchObject({ isPermanent: false });
  expect(await server.mails()).toMatchObject([{ deliveries: 2 }]);
});

test("an unreachable server isn't a permanent failure", async () => {
  const send = createMailTransport({ url: "smtp://127.0.0.1:9", from });

  expect(await send(claim())).toEqual({ reason: "ESOCKET", isPermanent: false });
});
