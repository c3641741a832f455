import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime.js";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Announcement } from "#content/content-types.ts";
import { AnnouncementBar } from "#features/announcements/announcement-bar.tsx";
import { WalletMessage } from "#features/announcements/wallet-message.tsx";

const always = { pages: null, startsAt: null, endsAt: null };
const bundle = {
  ...always,
  _id: "bundle",
  text: "All four levels: save 25%.",
  url: "/courses/complete-course-bundle",
};
const currencies = { ...always, _id: "currencies", text: "Prices in two currencies.", url: null };

/** With what visitors without JavaScript see. */
const renderAll = (path: string, ...announcements: Announcement[]) =>
  renderToStaticMarkup(
    <PathnameContext value={path}>
      <AnnouncementBar announcements={announcements} />
    </PathnameContext>,
  );

/** Without what's only for visitors without JavaScript. */
const renderOn = (path: string, ...announcements: Announcement[]) =>
  renderAll(path, ...announcements).replace(/<noscript>.*<\/noscript>/, "");

const render = (...announcements: Announcement[]) => renderOn("/", ...announcements);

test("a shop without announcements has no bar", () => {
  expect(render()).not.toContain("<section");
});

test("an announcement is a link only if it has a URL", () => {
  expect(render(bundle)).toMatch(/<a [^>]*href="\/courses\/complete-course-bundle"[^>]*>All four levels/);
  expect(render(currencies)).not.toContain("<a ");
});

test("one announcement has no arrows", () => {
  expect(render(bundle)).not.toContain("<button");
});

test("two announcements have arrows and a pause button", () => {
  const names = Array.from(
    render(bundle, currencies).matchAll(/<span[^>]*>([^<]*)<\/span><\/button>/g),
    ([, name]) => name,
  );

  expect(names).toEqual(["Previous announcement", "Next announcement", "Pause announcements"]);
});

test("an announcement for the books is only on their pages, and a page without one has no bar", () => {
  const forBooks = { ...bundle, pages: ["books"] };

  expect(renderOn("/books/getting-started-with-asl", forBooks)).toContain("All four levels");
  expect(renderOn("/courses", forBooks)).not.toContain("<section");
  expect(renderOn("/courses", forBooks, currencies)).not.toMatch(/All four levels|<button/);
});

test("a school wallet session shows the wallet's message and a logo", () => {
  const message = renderToStaticMarkup(<WalletMessage />).replaceAll("&#x27;", "'");

  expect(message).toContain("You're shopping with ClassWallet!");
  expect(message).toContain("<svg");
});

test("without JavaScript, a page has a hidden bar for school wallets, even without an announcement", () => {
  const forSchools =
    /^<noscript><div hidden="" data-wallet="inside"[^>]*>.*shopping with ClassWallet!.*<\/noscript><div data-wallet="outside">/;

  expect(renderAll("/", bundle)).toMatch(forSchools);
  expect(renderAll("/")).toMatch(forSchools);
});
