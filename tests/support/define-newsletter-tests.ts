import { expect, test } from "vitest";
import type { Newsletter, Subscription } from "@shop/web/providers/newsletter/newsletter.ts";

export interface NewsletterTrial extends AsyncDisposable {
  newsletter: Newsletter;
  /** Does what a person does with the link of the latest mail. */
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

/** What every newsletter does, whoever keeps its list. */
export function defineNewsletterTests(open: () => Promise<NewsletterTrial>): void {
  test("who signed up is pending until they confirm it, with the proof of what they asked for", async () => {
    await using trial = await open();

    await trial.newsletter.subscribe(ana);
    const before = await trial.newsletter.readPerson(ana.email);
    await trial.confirm(ana.email);
    const after = await trial.newsletter.readPerson(ana.email);

    const asked = { ...ana, interests: null, askedAt: time, unsubscribedAt: null };
    expect(before).toEqual({ ...asked, state: "pending", confirmedAt: null });
    expect(after).toEqual({ ...asked, state: "subscribed", confirmedAt: time });
  });

  test("subscribing twice is answered as the first time was, and leaves one person", async () => {
    await using trial = await open();

    const first = await trial.newsletter.subscribe(ana);
    await trial.confirm(ana.email);
    const again = await trial.newsletter.subscribe({ ...ana, email: "ANA@example.test" });

    expect(Object.keys(again)).toEqual(Object.keys(first));
    expect(await trial.newsletter.readPerson(ana.email)).toMatchObject({ state: "subscribed" });
  });

  test("nobody knows where they are: then nothing is said of it", async () => {
    await using trial = await open();

    await trial.newsletter.subscribe({ ...ana, country: null, timezone: null });

    expect(await trial.newsletter.readPerson(ana.email)).toMatchObject({ country: null, timezone: null });
  });

  test("interests that are chosen before the confirmation are there after it", async () => {
    await using trial = await open();
    const { id } = await trial.newsletter.subscribe(ana);

    const isKnown = await trial.newsletter.savePreferences({ id, interests: "kids" });
    await trial.confirm(ana.email);

    expect(isKnown).toBe(true);
    expect(await trial.newsletter.readPerson(ana.email)).toMatchObject({ interests: "kids" });
  });

  test("interests that are chosen after the confirmation are there too", async () => {
    await using trial = await open();
    const { id } = await trial.newsletter.subscribe(ana);
    await trial.confirm(ana.email);

    await trial.newsletter.savePreferences({ id, interests: "both" });

    expect(await trial.newsletter.readPerson(ana.email)).toMatchObject({ interests: "both" });
  });

  test.each([["01GDDKASAP8TKDDA2GRZDSVP4H"], ["../lists"], [""]])("%j is no signup's id", async (id) => {
    await using trial = await open();

    expect(await trial.newsletter.savePreferences({ id, interests: "kids" })).toBe(false);
  });

  test("who unsubscribed stays off the list until they sign up and confirm again", async () => {
    await using trial = await open();
    await trial.newsletter.subscribe(ana);
    await trial.confirm(ana.email);

    await trial.newsletter.unsubscribe(ana.email);
    const off = await trial.newsletter.readPerson(ana.email);
    await trial.newsletter.subscribe(ana);
    const asked = await trial.newsletter.readPerson(ana.email);
    await trial.confirm(ana.email);
    const on = await trial.newsletter.readPerson(ana.email);

    expect(off).toMatchObject({ state: "unsubscribed", unsubscribedAt: time });
    expect([asked?.state, on?.state]).toEqual(["unsubscribed", "subscribed"]);
  });

  test("who was never on the list can unsubscribe and be erased, quietly", async () => {
    await using trial = await open();

    await trial.newsletter.unsubscribe("nobody@example.test");
    await trial.newsletter.erase("nobody@example.test");

    expect(await trial.newsletter.readPerson("nobody@example.test")).toBeNull();
  });

  test("nothing is known of who was erased", async () => {
    await using trial = await open();
    const { id } = await trial.newsletter.subscribe(ana);
    await trial.confirm(ana.email);

    await trial.newsletter.erase("ANA@example.test");

    expect(await trial.newsletter.readPerson(ana.email)).toBeNull();
    expect(await trial.newsletter.savePreferences({ id, interests: "kids" })).toBe(false);
  });
}
