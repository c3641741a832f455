"use client";
import type { ReactNode } from "react";
import { ShopPicture } from "#ui/shop-picture.tsx";
import styles from "./variant-picture.module.css";
import { useVariantSelection } from "./variant-selection.client.tsx";

/** The chosen variant's picture, or else the product's. */
export function VariantPicture({ children }: { children: ReactNode }) {
  const { variant } = useVariantSelection();
  if (!variant?.image) return children;
  const { image, title } = variant;
  return (
    <div className={styles.picture}>
      <ShopPicture
        image={image}
        alt={image.altText ?? title}
        sizes="(width >= 60rem) 34vw, 100vw"
        maxWidth={1200}
      />
    </div>
  );
}
