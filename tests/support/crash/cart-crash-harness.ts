import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { createRandom } from "../seeded-random.ts";
import { openStorefrontDataDir } from "../storefront-process.ts";
import { createAskCart } from "./ask-cart.ts";
import { createCartWriter } from "./cart-writer.ts";
import { checkIntegrity } from "./database-copy.ts";
import { killUnderLoad } from "./kill-under-load.ts";

export interface CartCrashHarness extends AsyncDisposable {
  /**
   * Changes carts concurrently, kills the storefront at a random moment, restarts it and compares, for the given number of
   * rounds.
   */
  crash: (times: number) => Promise<void>;
  /** Compares every cart that was ever acknowledged. */
  compareAll: () => Promise<void>;
  /** How the data differs from what was acknowledged, in sentences. */
  findings: readonly string[];
  counts: { crashes: number; acknowledged: number };
}

/** A data directory whose storefront is killed repeatedly while several buyers change their carts. */
export async function startCartCrashHarness(
  seed: number,
  variants: readonly string[],
): Promise<CartCrashHarness> {
  const random = createRandom(seed);
  const data = await openStorefrontDataDir();
  const writers = ["ana", "bo", "cy", "di"].map((name) =>
    createCartWriter(name, variants, createRandom(random(2 ** 30))),
  );
  const findings: string[] = [];
  const counts = { crashes: 0, acknowledged: 0 };
  let storefront = await data.start();
  const { accessToken } = readCredentials(data.dataDir).storefront;
  const toAsk = () => createAskCart(storefront.url, accessToken);

  async function crash(): Promise<void> {
    const ask = toAsk();
    const before = counts.acknowledged;
    const killed = killUnderLoad({
      random,
      countAnswers: () => counts.acknowledged - before,
      kill: () => storefront.end("SIGKILL"),
    });
    const onAcknowledged = () => (counts.acknowledged += 1);
    const writing = writers.map((writer) => writer.writeUntilGone(ask, onAcknowledged));
    await Promise.all([...writing, killed]);
    counts.crashes += 1;
    const integrity = await checkIntegrity(data.dataDir, "storefront.sqlite");
    if (integrity !== "ok") findings.push(`SQLite says: ${integrity}`);
    storefront = await data.start();
    if (storefront.url === "") throw new Error(`The storefront didn't restart: ${storefront.output.error}`);
    for (const writer of writers) findings.push(...(await writer.compareLatest(toAsk())));
  }

  return {
    crash: async (times) => {
      for (let time = 0; time < times; time += 1) await crash();
    },
    compareAll: async () => {
      for (const writer of writers) findings.push(...(await writer.compareAll(toAsk())));
    },
    findings,
    counts,
    [Symbol.asyncDispose]: () => data[Symbol.asyncDispose](),
  };
}
