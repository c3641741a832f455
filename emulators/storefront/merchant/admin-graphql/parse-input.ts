import { z } from "zod";

export interface UserError<Code extends string> {
  field: string[];
  message: string;
  code: Code;
}

type Parsed<Data, Code extends string> =
  | { kind: "valid"; data: Data }
  | { kind: "invalid"; userErrors: UserError<Code>[] };

interface ParseOptions<Code extends string> {
  /** The argument's name, with which the paths of fields begin; null where Shopify leaves it out. */
  at: string | null;
  /** The error code of an issue that has none of its own (`params.code`). */
  code: Code;
}

/** Checks what GraphQL's types can't. Everything that's wrong is a user error at its field. */
export function parseInput<Schema extends z.ZodType, Code extends string>(
  schema: Schema,
  input: unknown,
  { at, code }: ParseOptions<Code>,
): Parsed<z.output<Schema>, Code> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { kind: "valid", data: parsed.data };
  const userErrors = parsed.error.issues.map((issue) => ({
    field: [...(at === null ? [] : [at]), ...issue.path.map(String)],
    message: issue.message,
    // Only the mutation's own schema sets this parameter, to one of its codes.
    code: issue.code === "custom" && issue.params ? (issue.params["code"] as Code) : code,
  }));
  return { kind: "invalid", userErrors };
}

/** An amount of money in whole cents. GraphQL has checked that it's a number. */
export const toCents = (amount: string): number => Math.round(Number(amount) * 100);

/** Text of one line, as long as Shopify allows. */
export const shortText = (name: string) =>
  z.string(`${name} can't be blank`).trim().max(255, `${name} is too long (maximum is 255 characters)`);
