import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defineNewsletterTests } from "../../support/define-newsletter-tests.ts";
import { openEmbeddedNewsletter } from "../../support/embedded-newsletter.ts";

const day = 24 * 3600 * 1000;

defineNewsletterTests(async () => openEmbeddedNewsletter());

const email = "ana@example.test";
const ana = { email, firstName: "Ana", country: null, timezone: null, consentVersion: "1" };

test("the mailed link is the site's own", async () => {
  await using trial = openEmbeddedNewsletter();

  await trial.newsletter.subscribe(ana);

  expect(trial.textsTo(email, "confirm")).toEqual([
    expect.stringMatching(/^https:\/\/shop\.example\/newsletter\/confirm\?token=[\w-]+\.[\w-]+$/),
  ]);
});

test("a link that was changed, or is of another kind, confirms nothing", async () => {
  await using trial = openEmbeddedNewsletter();
  await trial.newsletter.subscribe(ana);
  await trial.confirm(email);
  const leave = trial.tokenFor(email, "welcome");
  const changed = `x${trial.tokenFor(email, "confirm")}`;

  expect([await trial.newsletter.confirm(leave), await trial.newsletter.confirm(changed)]).toEqual([
    false,
    false,
  ]);
  expect(trial.newsletter.unsubscribeByToken(trial.tokenFor(email, "confirm"))).toBe(false);
});

test("the link works for seven days, and then nothing is left of the signup", async () => {
  await using trial = openEmbeddedNewsletter();
  await trial.newsletter.subscribe(ana);
  const token = trial.tokenFor(email, "confirm");

  trial.clock.time += 7 * day - 1;
  const isLateIn = trial.newsletter.canConfirm(token);
  trial.clock.time += 1;
  const isTooLate = await trial.newsletter.confirm(token);
  await trial.newsletter.subscribe({ ...ana, email: "ben@example.test" });

  expect([isLateIn, isTooLate]).toEqual([true, false]);
  expect(await trial.newsletter.readPerson(email)).toBeNull();
});

test("three mails a day to one address; after that it is as quiet, and mails nobody", async () => {
  await using trial = openEmbeddedNewsletter();

  const answers = await Promise.all(Array.from({ length: 5 }, () => trial.newsletter.subscribe(ana)));
  const count = trial.textsTo(email, "confirm").length;
  trial.clock.time += day;
  await trial.newsletter.subscribe(ana);

  expect(new Set(answers.map(({ id }) => id)).size).toBe(5);
  expect([count, trial.textsTo(email, "confirm").length]).toEqual([3, 4]);
});

test("who confirms is welcomed once, with the header by which a mail program unsubscribes", async () => {
  await using trial = openEmbeddedNewsletter();
  await trial.newsletter.subscribe(ana);
  await trial.confirm(email);
  await trial.confirm(email);
  const [confirmation, welcome] = [trial.outbox.claim(), trial.outbox.claim()];

  expect(confirmation?.mail.headers).toBeUndefined();
  expect(welcome?.mail.headers).toEqual({
    "List-Unsubscribe": `<${welcome?.mail.text}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(trial.outbox.claim()).toBeNull();
});

test("who is on the list and signs up again is not welcomed again", async () => {
  await using trial = openEmbeddedNewsletter();
  await trial.newsletter.subscribe(ana);
  await trial.confirm(email);

  await trial.newsletter.subscribe({ ...ana, firstName: "Anna" });
  await trial.confirm(email);

  expect(trial.textsTo(email, "welcome")).toHaveLength(1);
  expect(await trial.newsletter.readPerson(email)).toMatchObject({ firstName: "Anna" });
});

test("a link that was used doesn't bring back who has unsubscribed since", async () => {
  await using trial = openEmbeddedNewsletter();
  await trial.newsletter.subscribe(ana);
  await trial.confirm(email);
  trial.newsletter.unsubscribeByToken(trial.tokenFor(email, "welcome"));

  await trial.confirm(email);

  expect(await trial.newsletter.readPerson(email)).toMatchObject({ state: "unsubscribed" });
});

test("a stranger who signs somebody up changes nothing until that person confirms", async () => {
  await using trial = openEmbeddedNewsletter();
  await trial.newsletter.subscribe(ana);
  await trial.confirm(email);

  const { id } = await trial.newsletter.subscribe({ ...ana, firstName: "Eve" });
  await trial.newsletter.savePreferences({ id, interests: "kids" });

  expect(await trial.newsletter.readPerson(email)).toMatchObject({ firstName: "Ana", interests: null });
});

test("interests can be chosen for a day", async () => {
  await using trial = openEmbeddedNewsletter();
  const { id } = await trial.newsletter.subscribe(ana);

  trial.clock.time += day;

  expect(await trial.newsletter.savePreferences({ id, interests: "kids" })).toBe(false);
});

test("no file has a word of who was erased", async () => {
  await using trial = openEmbeddedNewsletter();
  await trial.newsletter.subscribe(ana);
  await trial.confirm(email);

  trial.outbox.forgetPerson(email);
  await trial.newsletter.erase(email);

  const files = readdirSync(trial.dataDir).map((name) => readFileSync(join(trial.dataDir, name), "latin1"));
  expect(files.join()).not.toContain(email);
});
