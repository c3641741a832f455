import { until } from "../content-lake.ts";
import type { Random } from "../seeded-random.ts";

interface KillOptions {
  random: Random;
  /** How many writes were acknowledged since the load began. */
  countAnswers: () => number;
  kill: () => Promise<unknown>;
}

/** Writes between two crashes. Counting them tests a slow machine as hard as a fast one. */
const answers = { min: 11, max: 60 };

/** Kills a service under load at a random moment, once it has acknowledged enough. */
export async function killUnderLoad({ random, countAnswers, kill }: KillOptions): Promise<void> {
  const enough = answers.min + random(answers.max - answers.min);
  await until(() => countAnswers() >= enough, 30_000);
  await new Promise((resolve) => setTimeout(resolve, random(10)));
  await kill();
}
