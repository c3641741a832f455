import { expect, test } from "vitest";
import { classroomRequest as classroom, openSiteRequests } from "../../support/site-requests.ts";

const email = "ana@example.test";
const contact = { name: "Ana", email, topic: "order", message: "Where is my book?" };
const refund = { name: "Ana", email, order_number: "#1042", items: "Level 1A" };
const affiliate = { name: "Ana", email, link: "https://ana.example", about: "I sign stories." };
const day = 24 * 3600 * 1000;
const sentence = "Sorry, we're having trouble with our form. Please email us at hello@shop.example for help.";

test.each([
  ["contact", contact, "Message"],
  ["refund", refund, "Refund"],
  ["affiliate", affiliate, "Affiliate program"],
])(
  "a %s request gets a reference, and the person and the shop get a mail with it",
  async (kind, fields, subject) => {
    await using site = openSiteRequests();

    const { status, body } = await site.send(kind, fields);

    expect(status).toBe(200);
    expect(body).toEqual({ reference: expect.stringMatching(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/), quoteUrl: null });
    expect(site.outbox.mailsTo(email)).toMatchObject([
      { kind: "request-receipt", subject: expect.stringContaining(body.reference) },
    ]);
    expect(site.mailsToSupport()).toMatchObject([
      { kind: `request-${kind}`, subject: `${subject} ${body.reference}` },
    ]);
  },
);

test("the shop reads what was filled in, in the form's words, and answers the person", async () => {
  await using site = openSiteRequests();

  await site.send("contact", { ...contact, message: "Hello,\nwhere is it?" });

  expect(site.mailsToSupport()[0]?.text).toContain(
    "Your name\nAna\n\nEmail\nana@example.test\n\nWhat is it about?\nAn order\n\nMessage\nHello,\nwhere is it?",
  );
  const mails = [site.outbox.claim(), site.outbox.claim()];
  expect(mails.map((claimed) => claimed?.mail.headers)).toContainEqual({ "Reply-To": email });
});

test("the mail to the person repeats nothing that was typed, because anyone can type their address", async () => {
  await using site = openSiteRequests();

  await site.send("contact", { ...contact, name: "Win at evil.test", message: "Buy at evil.test" });

  const [receipt] = site.outbox.mailsTo(email);
  expect(receipt?.text).not.toContain("evil.test");
});

test("who waits for a sold-out book is told that we'll write, and the shop is told which book", async () => {
  await using site = openSiteRequests();

  const { status } = await site.send("back-in-stock", { email, book: "getting-started-with-asl" });
  const nothing = await site.send("back-in-stock", { email, book: "<b>" });

  expect([status, nothing.status]).toEqual([200, 422]);
  expect(site.mailsToSupport()[0]?.text).toContain("getting-started-with-asl");
  expect(site.outbox.mailsTo(email)[0]?.text).toContain("when the book is back in stock");
});

test("the same request twice within a day is one", async () => {
  await using site = openSiteRequests();

  const [first, again] = await Promise.all([
    site.send("refund", refund),
    site.submit("refund", { ...refund, items: "Level 1A\r\n" }),
  ]);

  expect(again.text).toContain(first.body.reference);
  expect(site.mailsToSupport()).toHaveLength(1);
  expect(site.outbox.mailsTo(email)).toHaveLength(1);
});

test("the same request on another day is a new one", async () => {
  await using site = openSiteRequests();
  const first = await site.send("refund", refund);
  site.clock.time += day;

  const later = await site.send("refund", refund);

  expect(later.body.reference).not.toBe(first.body.reference);
});

test("nobody can fill a stranger's mailbox: the fourth receipt of a day is left out, and the shop still hears", async () => {
  await using site = openSiteRequests();

  await Promise.all(["1", "2", "3", "4"].map((message) => site.send("contact", { ...contact, message })));

  expect(site.outbox.mailsTo(email)).toHaveLength(3);
  expect(site.mailsToSupport()).toHaveLength(4);
});

test("each wrong field is named, and nobody is mailed", async () => {
  await using site = openSiteRequests();

  const answer = await site.send("contact", { ...contact, email: "ana", message: "<b>Hi</b>" });

  expect(answer).toEqual({
    status: 422,
    body: {
      errors: [
        { field: "email", message: "Please enter a valid email address" },
        { field: "message", message: "Please use plain text, without HTML or invisible characters" },
      ],
    },
  });
  expect(site.outbox.claim()).toBeNull();
});

test.each([
  ["contact", { "sec-fetch-site": "cross-site" }, contact, 403],
  ["contact", { "content-type": "text/plain" }, contact, 415],
  ["contact", {}, { ...contact, message: "a".repeat(64_001) }, 413],
  ["contact", {}, [contact], 400],
  ["wish", {}, contact, 404],
])("a request to %s with %j is refused, and nobody is mailed", async (kind, headers, fields, status) => {
  await using site = openSiteRequests();

  expect((await site.send(kind, fields, headers)).status).toBe(status);
  expect(site.outbox.claim()).toBeNull();
});

test("a disk that fails says whom to write to, and no line of the log names the person", async () => {
  await using site = openSiteRequests();
  site.database.exec("drop table request");
  site.database.exec(
    "create table request (reference text, kind text, email text check (false), answers text, quote text, digest text, created_at integer)",
  );

  const answer = await site.send("contact", contact);
  const page = await site.submit("contact", contact);

  expect(answer).toEqual({ status: 503, body: { errors: [{ message: sentence }] } });
  expect(page.status).toBe(503);
  expect(page.text).toContain("email us at hello@shop.example for help.");
  expect(page.text).toContain(">\nWhere is my book?</textarea>");
  expect(site.outbox.claim()).toBeNull();
  expect(site.lines.join("\n")).not.toMatch(/ana|book/i);
});

test("without a script a wrong form comes back with everything that was typed, and each error at its field", async () => {
  await using site = openSiteRequests();

  const { status, text } = await site.submit("classroom-pricing", {
    ...classroom,
    "seats-level-1a": "many",
    message: "2 < 3 & more",
    website: "filled in by a password manager",
  });

  expect(status).toBe(422);
  expect(text).toMatch(
    /<label for="seats-level-1a">Seats: ASL Level 1A<\/label>\s+<input id="seats-level-1a" [^>]*value="many"[^>]*aria-invalid="true"/,
  );
  expect(text).toContain('<option value="teacher" selected>Teacher</option>');
  expect(text).toContain("\n2 &lt; 3 &amp; more</textarea>");
  expect(text).not.toContain("password manager");
});

test("without a script the last page has the reference and the quote", async () => {
  await using site = openSiteRequests();

  const { status, text } = await site.submit("classroom-pricing", classroom);

  expect(status).toBe(200);
  expect(text).toMatch(/Your reference number is <strong>R-[\w-]{9}<\/strong>/);
  expect(text).toContain('href="https://shop.example/requests/quotes/');
});

test("what is known of a person can be shown, and erased with the mails about it", async () => {
  await using site = openSiteRequests();
  await site.send("refund", refund);
  const before = site.records.read("ANA@example.test");

  site.records.erase(email);

  expect(before).toMatchObject([{ kind: "refund", answers: { order_number: "#1042" } }]);
  expect(site.records.read(email)).toEqual([]);
  expect(site.mailsToSupport()).toEqual([]);
});
