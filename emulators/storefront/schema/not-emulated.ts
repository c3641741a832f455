import { GraphQLError } from "graphql/index.js";

/** The answer to what this emulator does not know: loud and by name, never a silent null. */
export function notEmulated(name: string): GraphQLError {
  return new GraphQLError(`${name} is not emulated.`, { extensions: { code: "NOT_EMULATED" } });
}
