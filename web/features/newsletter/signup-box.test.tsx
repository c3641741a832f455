import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { consentTexts, consentVersion } from "#features/newsletter/consent.ts";
import { SignupBox } from "#features/newsletter/signup-box.tsx";
import { toFailureMessage } from "#lib/failure-message.ts";

const box = renderToStaticMarkup(
  <SignupBox title="A little ASL" text={null} supportEmail="hello@handshape.test" />,
);

test("the form works without a script, and marks both fields as required (requirements §5.4)", () => {
  expect(box).toContain('action="/api/newsletter/subscriptions" method="post"');
  expect(
    Array.from(box.matchAll(/name="(\w+)"[^>]* required=""|required="" [^>]*name="(\w+)"/g)),
  ).toHaveLength(2);
});

test("each field has an alert from the start", () => {
  const described = Array.from(box.matchAll(/aria-describedby="([^"]+)"/g), ([, id]) => id);

  expect(described).toHaveLength(2);
  for (const id of described) expect(box).toMatch(new RegExp(`id="${id}"[^>]*role="alert"`));
});

test("the form has the consent text, and says that a mail has to be confirmed (requirements §2.55, §2.56)", () => {
  expect(box).toContain(consentTexts[consentVersion]);
  expect(box).toContain("To complete your subscription, click the link in the email we send you.");
});

test("people don't come across the honeypot", () => {
  expect(box).toMatch(
    /aria-hidden="true"><label>[^<]*<input[^>]*tabindex="-1"[^>]*name="website"|aria-hidden="true"><label>[^<]*<input[^>]*name="website"[^>]*tabindex="-1"/i,
  );
});

test("a form that fails says whom to email (requirements §8.1)", () => {
  expect(toFailureMessage("hello@handshape.test")).toBe(
    "Sorry, we're having trouble with our form. Please email us at hello@handshape.test for help.",
  );
});

test("a consent text never changes after it was on the site", () => {
  const digests = Object.entries(consentTexts).map(([version, text]) => [
    version,
    createHash("sha256").update(text).digest("hex").slice(0, 12),
  ]);

  expect(digests).toEqual([["2026-11-25", "a8a1e1684e8b"]]);
});
