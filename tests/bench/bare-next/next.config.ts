import type { NextConfig } from "next";

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  typescript: { ignoreBuildErrors: true },
};

export default config;
