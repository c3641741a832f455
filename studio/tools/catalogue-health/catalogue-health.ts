import { CheckmarkCircleIcon } from "@sanity/icons";
import { definePlugin } from "sanity";
import { HealthPage } from "./health-page.tsx";

/** A tool that tells what is wrong with the catalogue, as it is now. */
export const catalogueHealth = definePlugin({
  name: "catalogue-health",
  tools: [
    { name: "catalogue-health", title: "Catalogue health", icon: CheckmarkCircleIcon, component: HealthPage },
  ],
});
