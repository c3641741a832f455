import { afterAll, vi } from "vitest";

// Loaded before each file of tests whose process others use after it. Vitest itself restores spies and its own settings.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
