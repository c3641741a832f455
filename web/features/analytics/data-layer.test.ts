import { expect, test, vi } from "vitest";
import { pushEvent, pushShopEvent } from "./data-layer.ts";

test("nothing is reported from a page that's still open once the visitor has withdrawn their consent elsewhere", () => {
  const page = { cookie: "analytics_consent=yes" };
  const tab: { dataLayer?: unknown[] } = {};
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", tab);
  const reportBoth = () => {
    pushEvent({ event: "page_view", url: "https://shop.example/", page_title: "Home" });
    pushShopEvent({
      event: "view_item_list",
      ecommerce: { item_list_name: "Books", currency: "USD", items: [] },
    });
  };

  reportBoth();
  page.cookie = "analytics_consent=no";
  reportBoth();

  expect(tab.dataLayer).toMatchObject([
    { event: "page_view" },
    { ecommerce: null },
    { event: "view_item_list" },
  ]);
});
