export type Phase = "build" | "run";

/**
 * Whether this process builds or serves the site. Cached readers take it as an argument, because Next 16.4 otherwise
 * serves the first visitor of the first prerendered slug the build's entry, even after its tag expired.
 */
export const phase = (): Phase => (process.env["NEXT_PHASE"] === "phase-production-build" ? "build" : "run");
