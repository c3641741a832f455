import { type ComponentType, lazy } from "react";

/** A component that's loaded on demand, and that the page works without: if it doesn't load, nothing shows, and the message is logged. */
export const lazyOptional = <Props>(load: () => Promise<ComponentType<Props>>, message: string) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn(message, error);
      return { default: () => null };
    }
  });
