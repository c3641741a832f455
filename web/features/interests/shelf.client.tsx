"use client";
import type { CSSProperties, ReactNode } from "react";
import { type Audience, orderByInterests } from "#lib/interests.ts";
import { useInterests } from "./use-interests.client.ts";
import styles from "./shelf.module.css";

export interface ShelfItem {
  key: string;
  audience: Audience;
  content: ReactNode;
}

export interface ShelfProps {
  items: readonly ShelfItem[];
  /** A list by default. */
  as?: "ul" | "div";
  className?: string | undefined;
  itemClassName?: string | undefined;
  style?: CSSProperties;
}

/**
 * Items in the given order, or in the order of the visitor's interests. CSS reorders them before the first paint, so nothing moves
 * when React then puts the elements into the same order, for keyboards and screen readers.
 */
export function Shelf({ items, as: Element = "ul", className = "", itemClassName, style }: ShelfProps) {
  const interests = useInterests();
  const Item = Element === "ul" ? "li" : "div";
  return (
    <Element className={`${styles.shelf} ${className}`} style={style}>
      {orderByInterests(items, interests, ({ audience }) => audience).map(({ key, audience, content }) => (
        <Item className={itemClassName} data-audience={audience ?? undefined} key={key}>
          {content}
        </Item>
      ))}
    </Element>
  );
}
