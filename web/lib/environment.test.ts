import { expect, test } from "vitest";
import { parseEnvironment } from "./environment.ts";

const embedded = {
  CONTENT_LAKE_URL: "http://127.0.0.1:3001",
  CONTENT_LAKE_READ_TOKEN: "token",
  CONTENT_LAKE_WRITE_TOKEN: "token",
  CONTENT_WEBHOOK_SECRET: "secret",
  STOREFRONT_URL: "http://127.0.0.1:3002",
  STOREFRONT_ACCESS_TOKEN: "token",
  STOREFRONT_ADMIN_TOKEN: "admin token",
  STOREFRONT_WEBHOOK_SECRET: "shop secret",
  MAIL_SERVER_URL: "smtp://127.0.0.1:3004",
  WALLET_URL: "http://127.0.0.1:3005",
  WALLET_VENDOR_ID: "vendor",
  WALLET_USERNAME: "wallet",
  WALLET_PASSWORD: "password",
  TELEMETRY_URL: "http://127.0.0.1:3006",
};

const hostedContent = {
  SITE_URL: "https://shop.example",
  SANITY_STUDIO_PROJECT_ID: "abc123",
  SANITY_STUDIO_DATASET: "production",
  SANITY_API_READ_TOKEN: "token",
  SANITY_API_WRITE_TOKEN: "token",
  SANITY_WEBHOOK_SECRET: "secret",
};

const hostedStorefront = {
  SHOPIFY_STORE_DOMAIN: "shop.myshopify.com",
  SHOPIFY_STOREFRONT_ACCESS_TOKEN: "token",
  SHOPIFY_WEBHOOK_SECRET: "shopify secret",
};

test("uses the embedded backends without hosted variables", () => {
  const { content, storefront, siteUrl } = parseEnvironment({ ...embedded, PORT: "4000" });

  expect(content).toMatchObject({
    mode: "embedded",
    projectId: "embedded",
    apiHost: "http://127.0.0.1:3001",
  });
  expect(storefront).toMatchObject({ mode: "embedded", url: "http://127.0.0.1:3002" });
  expect(siteUrl).toBe("http://localhost:4000");
});

test("uses Sanity and Shopify when both are configured, whatever the local variables say", () => {
  const { content, storefront } = parseEnvironment({ ...embedded, ...hostedContent, ...hostedStorefront });

  expect(content).not.toHaveProperty("apiHost");
  expect(content).toMatchObject({ mode: "hosted", projectId: "abc123" });
  expect(storefront).toMatchObject({
    mode: "hosted",
    url: "https://shop.myshopify.com",
    webhookSecret: "shopify secret",
  });
});

test("supports hosted content with the embedded storefront", () => {
  const { content, storefront } = parseEnvironment({ ...embedded, ...hostedContent });

  expect([content.mode, storefront.mode]).toEqual(["hosted", "embedded"]);
});

test.each([
  ["SANITY_STUDIO_PROJECT_ID"],
  ["SANITY_STUDIO_DATASET"],
  ["SANITY_API_READ_TOKEN"],
  ["SANITY_API_WRITE_TOKEN"],
  ["SANITY_WEBHOOK_SECRET"],
  ["SITE_URL"],
])("names %s when other hosted content variables are set without it", (name) => {
  expect(() => parseEnvironment({ ...embedded, ...hostedContent, [name]: "" })).toThrow(`${name} is missing`);
});

test.each([["SHOPIFY_STORE_DOMAIN"], ["SHOPIFY_STOREFRONT_ACCESS_TOKEN"], ["SHOPIFY_WEBHOOK_SECRET"]])(
  "names %s when other storefront variables are set without it",
  (name) => {
    expect(() => parseEnvironment({ ...embedded, ...hostedStorefront, [name]: "" })).toThrow(
      `${name} is missing`,
    );
  },
);

test("never repeats a secret in its error", () => {
  const start = () =>
    parseEnvironment({
      ...embedded,
      ...hostedContent,
      SITE_URL: "shop.example",
      SANITY_WEBHOOK_SECRET: "hush",
    });

  expect(start).toThrow("SITE_URL isn't valid");
  expect(start).not.toThrow("hush");
});

test("trusts no proxy by default", () => {
  expect(parseEnvironment(embedded).trustedProxies).toBe(0);
  expect(parseEnvironment({ ...embedded, TRUSTED_PROXIES: "2" }).trustedProxies).toBe(2);
});

test.each([["0"], ["-2"], ["2.5"], ["many"]])("rejects %j as a rate limit multiplier", (value) => {
  expect(() => parseEnvironment({ ...embedded, RATE_LIMIT_MULTIPLIER: value })).toThrow(
    "RATE_LIMIT_MULTIPLIER isn't valid (a whole number from 1 to 999)",
  );
});

test.each([["10.0.0.1"], ["-1"], ["all"], ["12"]])("rejects %j as a number of proxies", (value) => {
  expect(() => parseEnvironment({ ...embedded, TRUSTED_PROXIES: value })).toThrow(
    "TRUSTED_PROXIES isn't valid (a number from 0 to 9)",
  );
});

test("mail goes to the embedded server until another one is configured", () => {
  const hosted = { SMTP_URL: "smtps://user:pass@smtp.example", MAIL_FROM: "Handshape <hello@shop.example>" };

  expect(parseEnvironment(embedded).mail).toMatchObject({
    mode: "embedded",
    smtpUrl: "smtp://127.0.0.1:3004",
  });
  expect(parseEnvironment({ ...embedded, ...hosted }).mail).toEqual({
    mode: "hosted",
    smtpUrl: "smtps://user:pass@smtp.example",
    from: "Handshape <hello@shop.example>",
  });
});

test.each([
  [{ SMTP_URL: "smtp://smtp.example" }, "MAIL_FROM is missing"],
  [{ SMTP_URL: "https://smtp.example", MAIL_FROM: "hello@shop.example" }, "SMTP_URL isn't valid"],
  [
    { SMTP_URL: "smtp://smtp.example", MAIL_FROM: "a@b.example\r\nBcc: c@d.example" },
    "MAIL_FROM isn't valid",
  ],
])("rejects a partly or wrongly configured mail server: %j", (variables, complaint) => {
  expect(() => parseEnvironment({ ...embedded, ...variables })).toThrow(complaint);
});

const hostedWallet = {
  CLASSWALLET_VENDOR_ID: "56b9fce8639d568e2535173d",
  CLASSWALLET_USERNAME: "handshape",
  CLASSWALLET_PASSWORD: "secret of ClassWallet",
};

test("the wallet is the embedded one until ClassWallet is configured", () => {
  expect(parseEnvironment(embedded).wallet).toMatchObject({ mode: "embedded", url: "http://127.0.0.1:3005" });
  expect(parseEnvironment({ ...embedded, ...hostedWallet }).wallet).toEqual({
    mode: "hosted",
    url: "https://app.classwallet.com",
    vendorId: "56b9fce8639d568e2535173d",
    username: "handshape",
    password: "secret of ClassWallet",
  });
});

test("a hosted shop never takes orders from the embedded wallet", () => {
  expect(parseEnvironment({ ...embedded, ...hostedStorefront }).wallet).toBeNull();
});

test.each([["CLASSWALLET_VENDOR_ID"], ["CLASSWALLET_USERNAME"], ["CLASSWALLET_PASSWORD"]])(
  "names %s when other wallet variables are set without it",
  (name) => {
    expect(() => parseEnvironment({ ...embedded, ...hostedWallet, [name]: "" })).toThrow(
      `${name} is missing`,
    );
  },
);

test("a wallet in a hosted shop needs a token that can prepare orders", () => {
  const variables = { ...embedded, ...hostedStorefront, ...hostedWallet };
  const withToken = { ...variables, SHOPIFY_ADMIN_ACCESS_TOKEN: "shpat_1" };

  expect(() => parseEnvironment(variables)).toThrow("SHOPIFY_ADMIN_ACCESS_TOKEN is missing");
  expect(parseEnvironment(withToken).storefront.adminToken).toBe("shpat_1");
});

test("logs go to the embedded telemetry server until Axiom is configured", () => {
  const axiom = { AXIOM_TOKEN: "xaat-1", AXIOM_DATASET: "shop" };

  expect(parseEnvironment(embedded).logs).toMatchObject({ mode: "embedded", url: "http://127.0.0.1:3006" });
  expect(parseEnvironment({ ...embedded, ...axiom }).logs).toEqual({
    mode: "hosted",
    url: "https://api.axiom.co",
    token: "xaat-1",
    dataset: "shop",
    level: "debug",
  });
  expect(() => parseEnvironment({ ...embedded, AXIOM_TOKEN: "xaat-1" })).toThrow("AXIOM_DATASET is missing");
});

test("traces are exported only to a configured collector", () => {
  const endpoint = "http://collector.example:4318";

  expect(parseEnvironment(embedded).tracing).toBeNull();
  expect(parseEnvironment({ ...embedded, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).tracing).toEqual({
    endpoint,
    serviceName: "handshape",
  });
});

test("rejects a log level that doesn't exist", () => {
  expect(parseEnvironment({ ...embedded, LOG_LEVEL: "warn" }).logs.level).toBe("warn");
  expect(() => parseEnvironment({ ...embedded, LOG_LEVEL: "loud" })).toThrow("LOG_LEVEL isn't valid");
});

test("keeps the site's data in DATA_DIR", () => {
  expect(parseEnvironment({ ...embedded, DATA_DIR: "/srv/shop" }).dataDir).toBe("/srv/shop");
});

test("the newsletter's list is the site's own until Klaviyo is configured", () => {
  const klaviyo = { KLAVIYO_API_KEY: "pk_1", KLAVIYO_LIST_ID: "Y6nRLr" };

  expect(parseEnvironment(embedded).newsletter).toEqual({ mode: "embedded" });
  expect(parseEnvironment({ ...embedded, ...klaviyo }).newsletter).toEqual({
    mode: "klaviyo",
    apiKey: "pk_1",
    listId: "Y6nRLr",
  });
  expect(() => parseEnvironment({ ...embedded, KLAVIYO_API_KEY: "pk_1" })).toThrow(
    "KLAVIYO_LIST_ID is missing",
  );
});

test("rejects a geolocation URL without a place for the address", () => {
  const url = "https://geo.example/{address}/json/";

  expect(parseEnvironment(embedded).geolocationUrl).toBeNull();
  expect(parseEnvironment({ ...embedded, GEOLOCATION_URL: url }).geolocationUrl).toBe(url);
  expect(() => parseEnvironment({ ...embedded, GEOLOCATION_URL: "https://geo.example/json/" })).toThrow(
    "{address}",
  );
});

test("courses are on the embedded learning platform until Thinkific is configured", () => {
  const thinkific = { THINKIFIC_API_KEY: "key", THINKIFIC_SUBDOMAIN: "handshape" };

  expect(parseEnvironment(embedded).learning).toEqual({ mode: "embedded" });
  expect(parseEnvironment({ ...embedded, ...thinkific }).learning).toEqual({
    mode: "thinkific",
    apiKey: "key",
    subdomain: "handshape",
    studentIdField: null,
  });
  expect(() => parseEnvironment({ ...embedded, THINKIFIC_API_KEY: "key" })).toThrow(
    "THINKIFIC_SUBDOMAIN is missing",
  );
});
