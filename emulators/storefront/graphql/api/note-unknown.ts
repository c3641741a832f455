import type { UnknownRequest } from "#control/control-routes.ts";
import { notEmulatedCode } from "#storefront/domain/not-emulated.ts";
import type { GraphqlRequest } from "./executor.ts";

interface Refusals {
  request: GraphqlRequest;
  path: string;
  errors: readonly { message: string; extensions?: Record<string, unknown> | undefined }[];
  onUnknown: (request: UnknownRequest) => void;
}

/** Tells what a client is missing. A list may have the same field many times. */
export function noteUnknown({ request, path, errors, onUnknown }: Refusals): void {
  const { query, operationName } = request;
  const refusals = errors.filter(({ extensions }) => extensions?.["code"] === notEmulatedCode);
  const operation = operationName ?? /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? null;
  for (const message of new Set(refusals.map((refusal) => refusal.message))) {
    const what = message.replace(/ is not emulated\.$/, "");
    onUnknown({ method: "POST", path, operation, what });
  }
}
