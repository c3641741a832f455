/**
 * Runs tasks in parallel, at most `limit` at a time, starting them in order. Resolves with their results in that order.
 * After a rejection, no more tasks start, and it rejects once running ones have ended.
 */
export async function runParallel<Result>(
  tasks: readonly (() => Promise<Result>)[],
  limit: number,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = tasks.entries();
  const errors: unknown[] = [];
  const work = async () => {
    for (const [index, task] of queue) {
      try {
        results[index] = await task();
      } catch (error) {
        errors.push(error);
      }
      if (errors.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  if (errors.length > 0) throw errors[0];
  return results;
}
