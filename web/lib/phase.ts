export type Phase = "build" | "run";

/**
 * Whether this process builds the site or serves it. Cached readers take it as an argument, because Next 16.4 would
 * otherwise answer the first visitor of the first prerendered slug with the build's entry even after its tag expired.
 */
export const phase = (): Phase => (process.env["NEXT_PHASE"] === "phase-production-build" ? "build" : "run");
