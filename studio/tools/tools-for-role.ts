import type { ConfigContext, Tool } from "sanity";

/** Custom queries are for administrators. Editors don't need them. */
export const visionForAdministrators = (
  tools: Tool[],
  { currentUser }: Pick<ConfigContext, "currentUser">,
): Tool[] =>
  currentUser?.roles.some(({ name }) => name === "administrator")
    ? tools
    : tools.filter(({ name }) => name !== "vision");
