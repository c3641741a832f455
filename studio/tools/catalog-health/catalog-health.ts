import { CheckmarkCircleIcon } from "@sanity/icons";
import { definePlugin } from "sanity";
import { HealthPage } from "./health-page.tsx";

/** A tool that lists current problems in the catalog. */
export const catalogHealth = definePlugin({
  name: "catalog-health",
  tools: [
    { name: "catalog-health", title: "Catalog health", icon: CheckmarkCircleIcon, component: HealthPage },
  ],
});
