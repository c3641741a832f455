/** Rejects when something has taken too long. The process may end before that. */
export const rejectAfter = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error(`no answer in ${ms} ms`), { code: "ETIMEDOUT" });
    setTimeout(() => reject(error), ms).unref();
  });
