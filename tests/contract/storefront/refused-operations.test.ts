import { listOperations } from "@shop/emulators/storefront/graphql/operations.ts";
import { createStorefrontSchema } from "@shop/emulators/storefront/graphql/schema/storefront-schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toExampleCall } from "../../support/example-call.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterAll(() => storefront.stop());

const schema = createStorefrontSchema("2026-04");

test.each(listOperations().filter(({ isEmulated }) => !isEmulated))(
  "the error for the $kind $field names it",
  async ({ kind, field }) => {
    const { body } = await storefront.ask(toExampleCall(schema, { kind, field }), {}, { version: "2026-04" });

    expect(body.errors).toMatchObject([
      {
        message: expect.stringMatching(`^(QueryRoot|Mutation)\\.${field} is not emulated\\.$`),
        path: [field],
        extensions: { code: "NOT_EMULATED" },
      },
    ]);
  },
);
