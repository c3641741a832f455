import { vi } from "vitest";

/** Sets the environment of a site with all backends on this machine. */
export function stubEmbeddedEnvironment(): void {
  vi.stubEnv("SITE_URL", "https://shop.example");
  vi.stubEnv("CONTENT_LAKE_URL", "http://127.0.0.1:3001");
  vi.stubEnv("CONTENT_LAKE_READ_TOKEN", "read-token");
  vi.stubEnv("CONTENT_LAKE_WRITE_TOKEN", "write-token");
  vi.stubEnv("CONTENT_WEBHOOK_SECRET", "secret");
  vi.stubEnv("STOREFRONT_URL", "http://127.0.0.1:3002");
  vi.stubEnv("STOREFRONT_ACCESS_TOKEN", "token");
  vi.stubEnv("STOREFRONT_ADMIN_TOKEN", "admin-token");
  vi.stubEnv("STOREFRONT_WEBHOOK_SECRET", "secret");
  vi.stubEnv("MAIL_SERVER_URL", "smtp://127.0.0.1:3004");
  vi.stubEnv("WALLET_URL", "http://127.0.0.1:3005");
  vi.stubEnv("WALLET_VENDOR_ID", "vendor");
  vi.stubEnv("WALLET_USERNAME", "classwallet");
  vi.stubEnv("WALLET_PASSWORD", "password");
  vi.stubEnv("TELEMETRY_URL", "http://127.0.0.1:3006");
}
