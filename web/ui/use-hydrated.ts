import { useSyncExternalStore } from "react";

/** False on the server and until React has taken over the page, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

const neverChanges = () => () => undefined;
