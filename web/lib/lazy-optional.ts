import { type ComponentType, lazy } from "react";

/**
 * A component that's loaded on demand, and that the page works without. Until it has loaded, its `Suspense` shows the fallback. If that
 * fails, the reason is logged, and it's loaded again once the browser is back online, or after a pause that gets longer each time.
 * React's `lazy` alone would put the error screen in the page's place, and lose what's typed there.
 */
export const lazyOptional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    for (let pauseMs = 1000; ; pauseMs *= 2) {
      try {
        return { default: await load() };
      } catch (error) {
        console.warn("A part of the page didn't load.", error);
        await new Promise((resolve) => {
          addEventListener("online", resolve, { once: true });
          setTimeout(resolve, pauseMs);
        });
      }
    }
  });
