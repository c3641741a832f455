import { schemaTypes } from "@shop/schemas/index.ts";
import { defineConfig } from "sanity";
export default defineConfig({ projectId: "embedded", dataset: "production", schema: { types: schemaTypes } });
