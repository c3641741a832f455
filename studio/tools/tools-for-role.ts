import type { ConfigContext, Tool } from "sanity";

/** Whether a role writes. A hosted project has contributors, developers, and roles of its own, too. */
const isWriter = (role: string) => role !== "viewer";

/**
 * Which roles have a tool that not everybody can use. Viewers would only meet errors in Media and in Preview, which stores a secret that
 * the site asks for. An editor can share a preview link with them.
 */
const mayUse: Readonly<Record<string, (role: string) => boolean>> = {
  vision: (role) => role === "administrator" || role === "developer",
  presentation: isWriter,
  media: isWriter,
};

/** The tools that a person can use. Before sign-in, those that everybody can. */
export const toolsForRole = (tools: Tool[], { currentUser }: Pick<ConfigContext, "currentUser">): Tool[] =>
  tools.filter((tool) => {
    const isAllowed = mayUse[tool.name];
    return !isAllowed || currentUser?.roles.some(({ name }) => isAllowed(name));
  });
