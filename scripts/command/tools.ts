/** Each tool's script, relative to the folder it runs in. */
export const tools = {
  graphqlCodegen: "node_modules/@graphql-codegen/cli/esm/bin.js",
  knip: "node_modules/knip/bin/knip.js",
  oxfmt: "node_modules/oxfmt/bin/oxfmt",
  oxlint: "node_modules/oxlint/bin/oxlint",
  playwright: "node_modules/@playwright/test/cli.js",
  remark: "node_modules/remark-cli/cli.js",
  sanity: "node_modules/@sanity/cli/bin/run.js",
  stylelint: "node_modules/stylelint/bin/stylelint.mjs",
  vitest: "node_modules/vitest/vitest.mjs",
} as const;
