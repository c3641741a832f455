import { createStudioConfig } from "@shop/studio/create-studio-config.ts";

/** Hosted when a project is set, with the variables Sanity's own tools use; otherwise the local lake. */
export default createStudioConfig({
  projectId: process.env["SANITY_STUDIO_PROJECT_ID"],
  dataset: process.env["SANITY_STUDIO_DATASET"],
  siteUrl: process.env["SANITY_STUDIO_SITE_URL"],
});
