import "server-only";
import { type Environment, parseEnvironment } from "./environment.ts";

let environment: Environment | undefined;

/** The process's environment, parsed once. */
export function readEnvironment(): Environment {
  environment ??= parseEnvironment(process.env);
  return environment;
}
