/** A folder and what its files may import, besides their own folder and installed packages. */
interface Layer {
  folder: string;
  /** Names of layers and file groups. */
  mayImport: readonly string[] | "everything";
}

/** Which part of the shop may import which. The site's folders keep their own names. */
export const layers: Readonly<Record<string, Layer>> = {
  schemas: { folder: "schemas", mayImport: [] },
  studio: { folder: "studio", mayImport: ["schemas"] },
  "emulator-packages": { folder: "emulators/packages", mayImport: ["emulators"] },
  artwork: { folder: "emulators/artwork", mayImport: ["emulators"] },
  // A shop's rules: money, markets, carts, discounts, stock. Independent of GraphQL and HTTP.
  "storefront-domain": { folder: "emulators/storefront/domain", mayImport: ["emulator-files"] },
  emulators: { folder: "emulators", mayImport: ["storefront-domain", "generated-schemas"] },
  tests: { folder: "tests", mayImport: "everything" },
  scripts: { folder: "scripts", mayImport: "everything" },

  "app-studio": { folder: "web/app/(studio)", mayImport: ["sanity-config", "ui", "lib", "styles"] },
  app: {
    folder: "web/app",
    mayImport: [
      "app-studio",
      "catalog",
      "content",
      "commerce",
      "sections",
      "features",
      "providers",
      "outbox",
      "database",
      "ui",
      "lib",
      "styles",
      "public-schemas",
    ],
  },
  catalog: { folder: "web/catalog", mayImport: ["content", "commerce", "lib", "public-schemas"] },
  content: { folder: "web/content", mayImport: ["lib", "public-schemas"] },
  commerce: { folder: "web/commerce", mayImport: ["providers", "lib"] },
  sections: {
    folder: "web/sections",
    mayImport: ["features", "ui", "lib", "public-content", "public-commerce", "public-schemas"],
  },
  features: {
    folder: "web/features",
    mayImport: [
      "commerce",
      "providers",
      "outbox",
      "database",
      "ui",
      "lib",
      "public-content",
      "public-schemas",
    ],
  },
  providers: { folder: "web/providers", mayImport: ["outbox", "database", "lib"] },
  outbox: { folder: "web/outbox", mayImport: ["database", "lib"] },
  database: { folder: "web/database", mayImport: ["lib"] },
  ui: { folder: "web/ui", mayImport: ["lib", "public-content", "public-commerce", "public-schemas"] },
  lib: { folder: "web/lib", mayImport: ["public-schemas"] },
  styles: { folder: "web/styles", mayImport: [] },
  server: { folder: "web/server", mayImport: ["lib"] },
  // The configuration files in the site's root, the proxy, which returns forms, and what starts with the server.
  web: { folder: "web", mayImport: ["app", "server", "lib", "commerce", "features", "outbox", "providers"] },
};

const fileGroups: Readonly<Record<string, readonly string[]>> = {
  "generated-schemas": ["schemas/generated/**"],
  /** What the site may use of the content model: queries and vocabulary, but not the editing schema. */
  "public-schemas": [
    "schemas/generated/**",
    "schemas/vocabulary/**",
    "schemas/**/*.groq.ts",
    "schemas/paths.ts",
  ],
  /** Document types and asset URLs, for rendering. Only pages may read documents. */
  "public-content": [
    "web/content/content-types.ts",
    "web/content/{image-url,file-url}.server.ts",
    "web/content/preview/{preview,preview-comment,preview-session}.ts",
  ],
  /** Prices and images as the shop returns them. */
  "public-commerce": ["web/commerce/{offer,money,shop-image-sources}.ts"],
  "emulator-files": ["emulators/files/**"],
  "sanity-config": ["sanity.config.ts"],
  seed: ["emulators/seed/**"],
  "unit-tests": ["**/*.test.{ts,tsx}"],
  /** Shared test code, for unit tests next to their files but not for production code. */
  "test-support": ["tests/support/**"],
};

/** The layers in eslint-plugin-boundaries' format. */
export const boundarySettings = {
  "boundaries/legacy-templates": false,
  "boundaries/dependency-nodes": ["import", "export", "dynamic-import"],
  "boundaries/elements": Object.entries(layers).map(([type, { folder }]) => ({
    type,
    // A route group's parentheses are literal, not a pattern.
    pattern: folder.replaceAll(/[()]/g, String.raw`\$&`),
    partialMatch: false,
  })),
  "boundaries/files": Object.entries(fileGroups).map(([category, pattern]) => ({ category, pattern })),
};

export const boundaryPolicies = [
  { from: { file: { categories: "sanity-config" } }, allow: { to: { element: { type: "studio" } } } },
  { from: { file: { categories: "unit-tests" } }, allow: { to: { file: { categories: "test-support" } } } },
  { from: { file: { categories: "unit-tests" } }, allow: { to: { file: { categories: "seed" } } } },
  ...Object.entries(layers).flatMap(([type, { mayImport }]) => {
    const from = { element: { type } };
    if (mayImport === "everything") return [{ from, allow: { to: { element: { type: "*" } } } }];
    return mayImport.map((name) => ({
      from,
      allow: { to: name in fileGroups ? { file: { categories: name } } : { element: { type: name } } },
    }));
  }),
];
