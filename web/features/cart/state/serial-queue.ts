/** Runs tasks in the order they came, each when the one before has ended, however that ended. */
export function createSerialQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task, task);
    last = next;
    return next;
  };
}
