import { LakeError } from "./lake-error.ts";
import type { QueryError } from "#content-lake/query/run-query.ts";

export function toQueryErrorResponse({ description, query, start, end }: QueryError): LakeError {
  return new LakeError(400, description, {
    details: { type: "queryParseError", description, query, start, end },
  });
}
