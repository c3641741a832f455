import { expect, test } from "vitest";
import type { Credentials } from "../../emulators/seed/credentials.ts";
import { createSiteSetup, pickBuildVariables } from "./site-setup.ts";

const credentials: Credentials = {
  contentLake: { administrator: "lake-admin", editor: "lake-editor", viewer: "lake-viewer" },
  contentWebhookSecret: "hook",
  storefront: { accessToken: "shop-token", adminToken: "shop-admin", webhookSecret: "shop-hook" },
  wallet: { vendorId: "vendor", username: "wallet", password: "wallet-password" },
  users: [],
};
const ports = {
  site: 4000,
  contentLake: 4001,
  storefront: 4002,
  mail: 4003,
  smtp: 4004,
  wallet: 4005,
  telemetry: 4006,
};
const sanity = {
  SANITY_STUDIO_PROJECT_ID: "abc123",
  SANITY_STUDIO_DATASET: "production",
  SANITY_API_READ_TOKEN: "read",
  SANITY_API_WRITE_TOKEN: "write",
  SANITY_WEBHOOK_SECRET: "secret",
  SITE_URL: "https://shop.example",
};

const createSetup = (variables: Record<string, string>) =>
  createSiteSetup({ variables, ports, credentials, dataDir: "/srv/shop", distDir: ".next" });

test("gives the site the embedded backends and its data directory, with a token that reads drafts but can't write", () => {
  const { variables } = createSetup({});

  expect(variables).toMatchObject({
    SITE_URL: "http://localhost:4000",
    CONTENT_LAKE_URL: "http://127.0.0.1:4001",
    CONTENT_LAKE_READ_TOKEN: "lake-viewer",
    CONTENT_LAKE_WRITE_TOKEN: "lake-editor",
    STOREFRONT_URL: "http://127.0.0.1:4002",
    STOREFRONT_ACCESS_TOKEN: "shop-token",
    STOREFRONT_WEBHOOK_SECRET: "shop-hook",
    STOREFRONT_ADMIN_TOKEN: "shop-admin",
    MAIL_SERVER_URL: "smtp://127.0.0.1:4004",
    WALLET_URL: "http://127.0.0.1:4005",
    WALLET_PASSWORD: "wallet-password",
    TELEMETRY_URL: "http://127.0.0.1:4006",
    DATA_DIR: "/srv/shop",
  });
});

test("gives a site with hosted content nothing of the embedded lake", () => {
  const { environment, variables } = createSetup(sanity);

  expect(environment.content.mode).toBe("hosted");
  expect(environment.storefront.mode).toBe("embedded");
  expect(Object.keys(variables).filter((name) => name.startsWith("CONTENT_"))).toEqual([]);
});

test("fails with the missing variables of a partly configured backend", () => {
  expect(() => createSetup({ SHOPIFY_STORE_DOMAIN: "shop.myshopify.com" })).toThrow(
    "SHOPIFY_STOREFRONT_ACCESS_TOKEN is missing",
  );
});

test("requires the public URL for hosted content", () => {
  expect(() => createSetup({ ...sanity, SITE_URL: "" })).toThrow("SITE_URL is missing");
});

test("rebuilds for another backend, but not for another shell", () => {
  const picked = pickBuildVariables({
    SHOPIFY_STORE_DOMAIN: "a.example",
    SITE_URL: "",
    TERM: "xterm",
    PORT: "3000",
  });

  expect(picked).toEqual({ SHOPIFY_STORE_DOMAIN: "a.example", PORT: "3000" });
});
