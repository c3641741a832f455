/** A folder of the repository and what its files may import besides their own folder and installed packages. */
interface Layer {
  folder: string;
  /** Names of layers and of file groups. */
  mayImport: readonly string[] | "everything";
}

/** Which part of the shop may know of which other; the site's folders go by their own names. */
export const layers: Readonly<Record<string, Layer>> = {
  schemas: { folder: "schemas", mayImport: [] },
  studio: { folder: "studio", mayImport: ["schemas"] },
  artwork: { folder: "emulators/artwork", mayImport: ["emulators"] },
  // The rules of a shop: money, markets, carts, discounts, stock. They know neither GraphQL nor HTTP.
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
    mayImport: ["commerce", "providers", "ui", "lib", "public-content", "public-schemas"],
  },
  providers: { folder: "web/providers", mayImport: ["lib"] },
  ui: { folder: "web/ui", mayImport: ["lib", "public-content", "public-commerce"] },
  lib: { folder: "web/lib", mayImport: ["public-schemas"] },
  styles: { folder: "web/styles", mayImport: [] },
  // The configuration files beside the site's folders, and the proxy, which gives forms back.
  web: { folder: "web", mayImport: ["lib", "commerce", "features"] },
};

const fileGroups: Readonly<Record<string, readonly string[]>> = {
  "generated-schemas": ["schemas/generated/**"],
  /** What the site may know of the content model: how to ask for it and what its words mean, never how it is edited. */
  "public-schemas": [
    "schemas/generated/**",
    "schemas/vocabulary/**",
    "schemas/**/*.groq.ts",
    "schemas/paths.ts",
  ],
  /** What documents look like and where their files are, for whoever shows them. Reading them is for pages alone. */
  "public-content": [
    "web/content/content-types.ts",
    "web/content/{image-url,file-url}.server.ts",
    "web/content/preview/{link-state,preview,preview-session}.ts",
  ],
  /** What a price and a picture of the shop look like. */
  "public-commerce": ["web/commerce/{offer,money,shop-image-sources}.ts"],
  "emulator-files": ["emulators/files/**"],
  "sanity-config": ["sanity.config.ts"],
  seed: ["emulators/seed/**"],
  "unit-tests": ["**/*.test.{ts,tsx}"],
  /** What tests share: unit tests beside their files may import it, production code may not. */
  "test-support": ["tests/support/**"],
};

/** The layers in the words of eslint-plugin-boundaries. */
export const boundarySettings = {
  "boundaries/legacy-templates": false,
  "boundaries/dependency-nodes": ["import", "export", "dynamic-import"],
  "boundaries/elements": Object.entries(layers).map(([type, { folder }]) => ({
    type,
    // The parentheses of a route group are a name, not a pattern.
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
