import { playHistory } from "./page-histories.ts";
import { expect, test } from "./shop-test.ts";
import { testStack } from "./test-stack.ts";

/** Tests that the site's server answers as plain Next would. Each seed is its own history, always the same. */
export function definePageHistoryTests({ seeds, steps }: { seeds: readonly number[]; steps: number }): void {
  test("every answer is Next's own, whatever visitors send and editors publish", async ({ lake, course }) => {
    const histories = [];
    for (const seed of seeds)
      histories.push(await playHistory({ origin: testStack.siteUrl, lake, course, seed, steps }));

    expect(histories.flatMap(({ differences }) => differences)).toEqual([]);
    expect(histories.filter(({ fromMemory }) => fromMemory > 0).length).toBeGreaterThan(seeds.length / 10);
  });
}
