import type Sharp from "sharp";

let loading: Promise<typeof Sharp> | undefined;

/**
 * Loads sharp with the first image, which saves 20 MB until then. Its cache is off, because each image is read once and results
 * are kept as files. Each image uses one thread, because the lake shares its machine with a site.
 */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= load();
  return loading;
}

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
