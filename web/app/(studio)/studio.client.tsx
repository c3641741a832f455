"use client";
import { Studio as SanityStudio } from "sanity";
import config from "../../../sanity.config.ts";

/** As in next-sanity, whose own is loaded separately, and would show nothing for another 0.3 s (docs/decisions/0065). */
export const Studio = () => (
  <div style={studioStyle}>
    <SanityStudio config={config} unstable_globalStyles />
  </div>
);

const studioStyle = {
  height: "100vh",
  maxHeight: "100dvh",
  overscrollBehavior: "none",
  overflow: "auto",
  WebkitFontSmoothing: "antialiased",
} as const;
