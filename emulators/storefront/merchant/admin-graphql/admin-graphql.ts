import { createExecutor, type Executor } from "#storefront/graphql/api/executor.ts";
import { runRequest } from "#storefront/graphql/api/run-request.ts";
import type { AdminCall } from "#storefront/merchant/admin-api/admin-call.ts";
import { createAdminSchema } from "./admin-schema.ts";
import { toCost } from "./answer-cost.ts";
import { nameNotEmulated } from "./name-not-emulated.ts";

let executor: Executor | undefined;

/** `POST graphql.json`. The schema is built for the first request. */
export function answerAdminGraphql({ request, services }: AdminCall): Promise<Response> {
  executor ??= createExecutor(createAdminSchema());
  return runRequest(request, {
    executor,
    context: services,
    onUnknown: services.onUnknown,
    toErrors: nameNotEmulated,
    toExtensions: ({ cost }, variables) => ({ cost: toCost(cost(variables)) }),
  });
}
