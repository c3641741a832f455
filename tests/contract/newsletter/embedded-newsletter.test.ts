import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defineNewsletterTests } from "../../support/define-newsletter-tests.ts";
import { openEmbeddedNewsletter } from "../../support/embedded-newsletter.ts";

const day = 24 * 3600 * 1000;

defineNewsletterTests(async () => openEmbeddedNewsletter());

const email = "ana@example.test";
const ana = { email, firstName: "Ana", country: null, timezone: null, consentVersion: "1" };

test("the mailed link leads to the site", async () => {
  await using fixture = openEmbeddedNewsletter();

  await fixture.newsletter.subscribe(ana);

  expect(fixture.textsTo(email, "confirm")).toEqual([
    expect.stringMatching(/^https:\/\/shop\.example\/newsletter\/confirm\?token=[\w-]+\.[\w-]+$/),
  ]);
});

test("an altered link, or one of another kind, does nothing", async () => {
  await using fixture = openEmbeddedNewsletter();
  await fixture.newsletter.subscribe(ana);
  await fixture.confirm(email);
  const unsubscribeToken = fixture.tokenFor(email, "welcome");
  const altered = `x${fixture.tokenFor(email, "confirm")}`;

  expect([
    await fixture.newsletter.confirm(unsubscribeToken),
    await fixture.newsletter.confirm(altered),
  ]).toEqual(["broken", "broken"]);
  expect(fixture.newsletter.unsubscribeByToken(fixture.tokenFor(email, "confirm"))).toBe(false);
});

test("the link works for seven days, and then the signup is deleted", async () => {
  await using fixture = openEmbeddedNewsletter();
  await fixture.newsletter.subscribe(ana);
  const token = fixture.tokenFor(email, "confirm");

  fixture.clock.time += 7 * day - 1;
  const worksOnLastDay = fixture.newsletter.checkConfirmLink(token);
  fixture.clock.time += 1;
  const worksAfterwards = await fixture.newsletter.confirm(token);
  await fixture.newsletter.subscribe({ ...ana, email: "ben@example.test" });

  expect([worksOnLastDay, worksAfterwards]).toEqual(["works", "broken"]);
  expect(await fixture.newsletter.readPerson(email)).toBeNull();
});

test("one mailbox gets three confirmations a day, and the answer stays the same after that", async () => {
  await using fixture = openEmbeddedNewsletter();
  const [name, domain] = email.split("@");

  const answers = await Promise.all(Array.from({ length: 3 }, () => fixture.newsletter.subscribe(ana)));
  answers.push(await fixture.newsletter.subscribe(ana));
  answers.push(await fixture.newsletter.subscribe({ ...ana, email: `${name}+tag@${domain}` }));
  const count = [email, `${name}+tag@${domain}`].flatMap((to) => fixture.textsTo(to, "confirm")).length;
  fixture.clock.time += day;
  await fixture.newsletter.subscribe(ana);

  expect(new Set(answers.map(({ id }) => id)).size).toBe(5);
  expect([count, fixture.textsTo(email, "confirm").length]).toEqual([3, 4]);
});

test("a person who confirms gets one welcome mail, with the one-click unsubscribe headers", async () => {
  await using fixture = openEmbeddedNewsletter();
  await fixture.newsletter.subscribe(ana);
  await fixture.confirm(email);
  await fixture.confirm(email);
  const [confirmation, welcome] = [fixture.outbox.claim(), fixture.outbox.claim()];

  expect(confirmation?.mail.headers).toBeUndefined();
  expect(welcome?.mail.headers).toEqual({
    "List-Unsubscribe": `<${welcome?.mail.text}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(fixture.outbox.claim()).toBeNull();
});

test("a subscriber who signs up again gets no second welcome mail", async () => {
  await using fixture = openEmbeddedNewsletter();
  await fixture.newsletter.subscribe(ana);
  await fixture.confirm(email);

  await fixture.newsletter.subscribe({ ...ana, firstName: "Anna" });
  await fixture.confirm(email);

  expect(fixture.textsTo(email, "welcome")).toHaveLength(1);
  expect(await fixture.newsletter.readPerson(email)).toMatchObject({ firstName: "Anna" });
});

test("a used link works again while its person is on the list", async () => {
  await using fixture = openEmbeddedNewsletter();
  await fixture.newsletter.subscribe(ana);
  const token = fixture.tokenFor(email, "confirm");

  expect([await fixture.newsletter.confirm(token), await fixture.newsletter.confirm(token)]).toEqual([
    "works",
    "works",
  ]);
  expect(fixture.newsletter.checkConfirmLink(token)).toBe("works");
});

test("a used link doesn't bring back someone who has unsubscribed since, and says so", async () => {
  await using fixture = openEmbeddedNewsletter();
  await fixture.newsletter.subscribe(ana);
  const token = fixture.tokenFor(email, "confirm");
  await fixture.newsletter.confirm(token);
  fixture.newsletter.unsubscribeByToken(fixture.tokenFor(email, "welcome"));

  expect(fixture.newsletter.checkConfirmLink(token)).toBe("used");
  expect(await fixture.newsletter.confirm(token)).toBe("used");
  expect(await fixture.newsletter.readPerson(email)).toMatchObject({ state: "unsubscribed" });
});

test("a signup by a stranger changes nothing until the person confirms", async () => {
  await using fixture = openEmbeddedNewsletter();
  await fixture.newsletter.subscribe(ana);
  await fixture.confirm(email);

  const { id } = await fixture.newsletter.subscribe({ ...ana, firstName: "Eve" });
  await fixture.newsletter.savePreferences({ id, interests: "kids" });

  expect(await fixture.newsletter.readPerson(email)).toMatchObject({ firstName: "Ana", interests: null });
});

test("interests can be saved for one day", async () => {
  await using fixture = openEmbeddedNewsletter();
  const { id } = await fixture.newsletter.subscribe(ana);

  fixture.clock.time += day;

  expect(await fixture.newsletter.savePreferences({ id, interests: "kids" })).toBe(false);
});

test("no file still has the address of a person who was erased", async () => {
  await using fixture = openEmbeddedNewsletter();
  await fixture.newsletter.subscribe(ana);
  await fixture.confirm(email);

  fixture.outbox.erasePerson(email);
  await fixture.newsletter.erase(email);

  const files = readdirSync(fixture.dataDir).map((name) =>
    readFileSync(join(fixture.dataDir, name), "latin1"),
  );
  expect(files.join()).not.toContain(email);
});
