import { afterAll, vi } from "vitest";

// Loaded before each test file whose process is reused. Vitest restores only spies and its own settings.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
