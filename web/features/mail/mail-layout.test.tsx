import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MailLayout } from "./mail-layout.tsx";

const shop = {
  name: "Handshape",
  supportEmail: "hello@shop.example",
  postalAddress: null,
  siteUrl: "https://shop.example",
};

test("a long link that somebody typed wraps, so a mail isn't wider than a phone", () => {
  const html = renderToStaticMarkup(
    <MailLayout shop={shop} preview="A card" reason="A gift">
      https://photos.example/album
    </MailLayout>,
  );

  const styles = Array.from(html.matchAll(/<table[^>]* style="([^"]*)"/g), ([, style]) => style);
  const wraps = expect.stringContaining("table-layout:fixed;overflow-wrap:anywhere;word-break:break-word");
  expect(styles).toEqual([wraps, wraps]);
});
