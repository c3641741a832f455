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

test("a mail arrives with its HTML, its text, its headers and its own message id", async () => {
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
  ["an address that is two", { to: "ana@example.test, eve@example.test" }],
  ["a header", { headers: { "X-Name": "Ana\r\nBcc: eve@example.test" } }],
])("%s adds no header and no receiver", async (_what, mail) => {
  await using server = await openMailServer();

  await transportTo(server)(claim(mail));

  const mails = await server.mails();
  expect(mails.flatMap(({ to }) => to)).not.toContain("eve@example.test");
  expect(mails.flatMap(({ headers }) => headers.map(({ name }) => name))).not.toContain("bcc");
});

test("an address that does not exist is given up at once", async () => {
  await using server = await openMailServer();
  await server.setFaults([{ to: "ana@example.test", reply: 550 }]);

  const failure = await transportTo(server)(claim());

  expect(failure).toEqual({ reason: "EENVELOPE 550", isPermanent: true });
});

test("a server that asks to come back is asked again", async () => {
  await using server = await openMailServer();
  await server.setFaults([{ reply: 450, times: 1 }]);
  const send = transportTo(server);

  const first = await send(claim());
  const second = await send(claim());

  expect(first).toEqual({ reason: "EENVELOPE 450", isPermanent: false });
  expect(second).toBeNull();
});

test("a mail whose delivery nobody confirmed is known by its message id when it comes again", async () => {
  await using server = await openMailServer();
  await server.setFaults([{ drop: "after", times: 1 }]);
  const send = transportTo(server);

  const first = await send(claim());
  await send(claim());

  expect(first).toMatchObject({ isPermanent: false });
  expect(await server.mails()).toMatchObject([{ deliveries: 2 }]);
});

test("a server that is not there is tried again", async () => {
  const send = createMailTransport({ url: "smtp://127.0.0.1:9", from });

  expect(await send(claim())).toEqual({ reason: "ESOCKET", isPermanent: false });
});
