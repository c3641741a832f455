import { definePageHistoryTests } from "../support/define-page-history-tests.ts";
import { expect, test } from "../support/shop-test.ts";

definePageHistoryTests({ seeds: Array.from({ length: 40 }, (_, index) => index + 1), steps: 3 });

test("what everybody gets has nothing of the address with which somebody asked for it first", async ({
  request,
}) => {
  const path = "/nobody-has-asked-for-this";
  await request.get(`${path}?email=ana@example.test`);

  const page = await (await request.get(path)).text();

  expect(page).toContain("nobody-has-asked-for-this");
  expect(page).not.toContain("ana@example.test");
});
