import type { z } from "zod";

export type Variables = Record<string, string | undefined>;

/** An empty variable counts as missing. */
export const dropEmpty = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));

/** Whether any of a hosted backend's variables is set. */
export const isHosted = (nonempty: Variables, names: readonly string[]) =>
  names.some((name) => nonempty[name] !== undefined);

/** Throws an Error that names every missing or invalid variable, without its value. */
export function parseVariables<Shape extends z.ZodObject>(
  schema: Shape,
  nonempty: Variables,
): z.infer<Shape> {
  const parsed = schema.safeParse(nonempty);
  if (parsed.success) return parsed.data;
  const messages = parsed.error.issues.map((issue) => {
    // The rest of the path is inside a list, such as that of PEER_URLS.
    const name = String(issue.path[0]);
    return nonempty[name] === undefined ? `${name} is missing` : `${name} isn't valid (${issue.message})`;
  });
  throw new Error(
    `The site can't start: ${[...new Set(messages)].join("; ")}. .env.example explains each variable.`,
  );
}
