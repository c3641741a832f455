const longestWaitMs = 1000;

/** Runs a task once the page has its title, which comes after its content. Returns the function that cancels it. */
export function whenTitled(task: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (document.title !== "") run();
  });
  const run = () => {
    stop();
    task();
  };
  // React replaces the title after effects have run.
  const first = setTimeout(() => {
    if (document.title !== "") run();
    else observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  });
  const last = setTimeout(run, longestWaitMs);
  const stop = () => {
    clearTimeout(first);
    clearTimeout(last);
    observer.disconnect();
  };
  return stop;
}
