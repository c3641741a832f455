import type Sharp from "sharp";

let loading: Promise<typeof Sharp> | undefined;

/**
 * sharp, from the first image on: before that a lake is 20 MB smaller. It keeps no images, since each is read once and
 * what is made of it is kept as a file; and as a lake shares its machine with a site, each is worked on by one thread.
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
