import { HomeIcon } from "@sanity/icons";
import { definePlugin } from "sanity";
import { HomePage } from "./home-page.tsx";

/** The page the Studio opens with. */
export const home = definePlugin({
  name: "home",
  tools: [{ name: "home", title: "Home", icon: HomeIcon, component: HomePage }],
});
