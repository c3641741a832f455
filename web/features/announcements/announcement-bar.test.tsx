import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnnouncementBar } from "#features/announcements/announcement-bar.tsx";
import { WalletMessage } from "#features/announcements/wallet-message.tsx";

const bundle = { _id: "bundle", text: "All four levels: save 25%.", url: "/courses/complete-course-bundle" };
const currencies = { _id: "currencies", text: "Prices in two currencies.", url: null };

const render = (...announcements: (typeof bundle | typeof currencies)[]) =>
  renderToStaticMarkup(<AnnouncementBar announcements={announcements} />);

test("a shop without announcements has no bar", () => {
  expect(render()).toBe("");
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

test("a school wallet session shows the wallet's message and a logo", () => {
  const message = renderToStaticMarkup(<WalletMessage />).replaceAll("&#x27;", "'");

  expect(message).toContain("You're shopping with ClassWallet!");
  expect(message).toContain("<svg");
});
