import type { ConfigContext, Tool } from "sanity";

/** Queries of one's own are for those who run the project; editors have no use for them. */
export const visionForAdministrators = (
  tools: Tool[],
  { currentUser }: Pick<ConfigContext, "currentUser">,
): Tool[] =>
  currentUser?.roles.some(({ name }) => name === "administrator")
    ? tools
    : tools.filter(({ name }) => name !== "vision");
