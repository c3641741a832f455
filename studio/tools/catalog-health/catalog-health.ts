import { CheckmarkCircleIcon } from "@sanity/icons";
import { definePlugin } from "sanity";
import { HealthPage } from "./health-page.tsx";

/** A tool that tells what is wrong with the catalog, as it is now. */
export const catalogHealth = definePlugin({
  name: "catalog-health",
  tools: [
    { name: "catalog-health", title: "Catalog health", icon: CheckmarkCircleIcon, component: HealthPage },
  ],
});
