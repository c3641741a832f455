import type { CodegenConfig } from "@graphql-codegen/cli";

// Types for the site's operations, from the Storefront API's schema. Run with `npm run generate`.
const config: CodegenConfig = {
  schema: "../emulators/node_modules/@shopify/hydrogen-react-2025-01/storefront.schema.json",
  documents: "commerce/operations/**/*.ts",
  generates: {
    "commerce/generated/": {
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: "string",
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: ".ts",
        immutableTypes: true,
        skipTypename: true,
        defaultScalarType: "unknown",
        scalars: { DateTime: "string", Decimal: "string", HTML: "string", ID: "string", URL: "string" },
      },
    },
  },
};

// graphql-codegen reads a configuration file's default export.
export default config;
