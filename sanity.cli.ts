import { defineCliConfig } from "sanity/cli";

export default defineCliConfig({
  api: {
    projectId: process.env["SANITY_STUDIO_PROJECT_ID"] ?? "embedded",
    dataset: process.env["SANITY_STUDIO_DATASET"] ?? "production",
  },
  typegen: {
    path: ["./web/content/**/*.ts"],
    schema: "./schemas/generated/schema.json",
    generates: process.env["TYPEGEN_OUTPUT"] ?? "./schemas/generated/sanity.types.ts",
    overloadClientMethods: true,
  },
});
