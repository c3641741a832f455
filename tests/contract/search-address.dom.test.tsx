import { once } from "node:events";
import { act } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import type { useSearchAddress } from "@shop/web/features/search/use-search-address.client.ts";

let address: ReturnType<typeof useSearchAddress>;
let unmount: () => Promise<void>;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<main></main>";
});
beforeEach(async () => {
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const search = await import("@shop/web/features/search/use-search-address.client.ts");
  history.pushState(null, "", "/search");
  function Page() {
    address = search.useSearchAddress("");
    return null;
  }
  const root = createRoot(document.querySelector("main") as Element);
  unmount = () => act(async () => root.unmount());
  await act(async () => root.render(<Page />));
});
afterEach(() => unmount());

const readPath = () => location.pathname + location.search;

async function goBack(): Promise<string> {
  const popped = once(window, "popstate");
  history.back();
  await popped;
  return readPath();
}

test("each search that's sent can be gone back to, and what was typed on the way can't", async () => {
  address.type("refu");
  address.type("refund");
  address.send("refund");
  address.type("moth");
  address.type("mother");
  address.send("mother");

  expect(readPath()).toBe("/search?q=mother");
  expect(await goBack()).toBe("/search?q=refund");
  expect(await goBack()).toBe("/search");
});

test("typing alone, and sending the same search again, adds nothing to go back to", async () => {
  const { length } = history;
  address.send("refund");
  address.type("refunds");
  address.send("refund");
  address.type("mother");

  expect(readPath()).toBe("/search?q=mother");
  expect(history).toHaveLength(length + 1);
});

test("after going back, the next search comes after the one that was gone back to", async () => {
  address.send("refund");
  address.send("mother");
  await goBack();
  expect(address.follow()).toBe("refund");
  expect(address.follow()).toBeNull();

  address.type("father");
  address.send("father");

  expect(readPath()).toBe("/search?q=father");
  expect(await goBack()).toBe("/search?q=refund");
});
