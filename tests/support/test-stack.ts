import { fileURLToPath } from "node:url";

const ports = { site: 3100, contentLake: 3101, storefront: 3102 };

/** Where the stack of the browser tests runs: its own ports, data and build, beside whatever else is running. */
export const testStack = {
  ports,
  dataDir: fileURLToPath(new URL("../.data", import.meta.url)),
  distDir: ".next-test",
  siteUrl: `http://localhost:${ports.site}`,
  lakeUrl: `http://127.0.0.1:${ports.contentLake}`,
  storefrontUrl: `http://127.0.0.1:${ports.storefront}`,
};
