"use client";
import type { ComponentProps } from "react";

type FirstImageProps = ComponentProps<"img"> & { alt: string };

/**
 * A page's first image, which loads immediately. A client component, because React also preloads the images of server components on
 * pages that are only prefetched.
 */
export function FirstImage({ alt, ...props }: FirstImageProps) {
  // oxlint-disable-next-line nextjs/no-img-element -- Sanity's CDN scales images itself.
  return <img {...props} alt={alt} loading="eager" fetchPriority="high" />;
}
