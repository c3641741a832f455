import { expect, test } from "vitest";
import type { Newsletter, Subscription } from "@shop/web/providers/newsletter/newsletter.ts";

export interface NewsletterFixture extends AsyncDisposable {
  newsletter: Newsletter;
  /** Follows the link in the latest mail. */
  confirm: (email: string) => Promise<void>;
}

const ana: Subscription = {
  email: "ana@example.test",
  firstName: "Ana",
  country: "Canada",
  timezone: "America/Toronto",
  consentVersion: "2026-11-25",
};

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

/** The contract that every newsletter fulfills. */
export function defineNewsletterTests(open: () => Promise<NewsletterFixture>): void {
  test("a signup is pending until it's confirmed, and has the proof of consent", async () => {
    await using fixture = await open();

    await fixture.newsletter.subscribe(ana);
    const before = await fixture.newsletter.readPerson(ana.email);
    await fixture.confirm(ana.email);
    const after = await fixture.newsletter.readPerson(ana.email);

    const asked = { ...ana, interests: null, askedAt: time, unsubscribedAt: null };
    expect(before).toEqual({ ...asked, state: "pending", confirmedAt: null });
    expect(after).toEqual({ ...asked, state: "subscribed", confirmedAt: time });
  });

  test("signing up twice gets the same answer, and leaves one person", async () => {
    await using fixture = await open();

    const first = await fixture.newsletter.subscribe(ana);
    await fixture.confirm(ana.email);
    const again = await fixture.newsletter.subscribe({ ...ana, email: "ANA@example.test" });

    expect(Object.keys(again)).toEqual(Object.keys(first));
    expect(await fixture.newsletter.readPerson(ana.email)).toMatchObject({ state: "subscribed" });
  });

  test("a subscriber's proof of consent stays when somebody else signs up with their address", async () => {
    await using fixture = await open();
    await fixture.newsletter.subscribe(ana);
    await fixture.confirm(ana.email);
    const before = await fixture.newsletter.readPerson(ana.email);

    await fixture.newsletter.subscribe({ ...ana, consentVersion: "2027-01-31" });
    const after = await fixture.newsletter.readPerson(ana.email);

    expect(after).toMatchObject({ consentVersion: ana.consentVersion, askedAt: before?.askedAt });
  });

  test("an unknown country and time zone stay unknown", async () => {
    await using fixture = await open();

    await fixture.newsletter.subscribe({ ...ana, country: null, timezone: null });

    expect(await fixture.newsletter.readPerson(ana.email)).toMatchObject({ country: null, timezone: null });
  });

  test("interests chosen before the confirmation are there after it", async () => {
    await using fixture = await open();
    const { id } = await fixture.newsletter.subscribe(ana);

    const isKnown = await fixture.newsletter.savePreferences({ id, interests: "kids" });
    await fixture.confirm(ana.email);

    expect(isKnown).toBe(true);
    expect(await fixture.newsletter.readPerson(ana.email)).toMatchObject({ interests: "kids" });
  });

  test("interests chosen after the confirmation are saved, too", async () => {
    await using fixture = await open();
    const { id } = await fixture.newsletter.subscribe(ana);
    await fixture.confirm(ana.email);

    await fixture.newsletter.savePreferences({ id, interests: "both" });

    expect(await fixture.newsletter.readPerson(ana.email)).toMatchObject({ interests: "both" });
  });

  test.each([["01GDDKASAP8TKDDA2GRZDSVP4H"], ["../lists"], [""]])("%j isn't a signup's id", async (id) => {
    await using fixture = await open();

    expect(await fixture.newsletter.savePreferences({ id, interests: "kids" })).toBe(false);
  });

  test("a person who unsubscribed stays off the list until they sign up and confirm again", async () => {
    await using fixture = await open();
    await fixture.newsletter.subscribe(ana);
    await fixture.confirm(ana.email);

    await fixture.newsletter.unsubscribe(ana.email);
    const off = await fixture.newsletter.readPerson(ana.email);
    await fixture.newsletter.subscribe(ana);
    const asked = await fixture.newsletter.readPerson(ana.email);
    await fixture.confirm(ana.email);
    const on = await fixture.newsletter.readPerson(ana.email);

    expect(off).toMatchObject({ state: "unsubscribed", unsubscribedAt: time });
    expect([asked?.state, on?.state]).toEqual(["unsubscribed", "subscribed"]);
  });

  test("unsubscribing or erasing an unknown address does nothing", async () => {
    await using fixture = await open();

    await fixture.newsletter.unsubscribe("nobody@example.test");
    await fixture.newsletter.erase("nobody@example.test");

    expect(await fixture.newsletter.readPerson("nobody@example.test")).toBeNull();
  });

  test("nothing is left of a person who was erased", async () => {
    await using fixture = await open();
    const { id } = await fixture.newsletter.subscribe(ana);
    await fixture.confirm(ana.email);

    await fixture.newsletter.erase("ANA@example.test");

    expect(await fixture.newsletter.readPerson(ana.email)).toBeNull();
    expect(await fixture.newsletter.savePreferences({ id, interests: "kids" })).toBe(false);
  });
}
