import type { ConfigContext, Tool } from "sanity";

/**
 * Tools that not everybody can use, by name, with the roles that can. Viewers would only meet errors in Media and in Preview, which
 * stores a secret that the site asks for. An editor can share a preview link with them.
 */
const roles: Readonly<Record<string, readonly string[]>> = {
  vision: ["administrator"],
  presentation: ["administrator", "editor"],
  media: ["administrator", "editor"],
};

/** The tools that a person can use. Before sign-in, those that everybody can. */
export const toolsForRole = (tools: Tool[], { currentUser }: Pick<ConfigContext, "currentUser">): Tool[] =>
  tools.filter(
    (tool) => !roles[tool.name] || currentUser?.roles.some(({ name }) => roles[tool.name]?.includes(name)),
  );
