"use client";
import Link from "next/link";
import { type ComponentProps, createContext, use, useState } from "react";

const Prefetching = createContext(true);

/** Turns prefetching off for the links inside: what is fetched before draft mode would be shown in it. */
export const LinkPrefetching = Prefetching.Provider;

export type LocalLinkProps = Pick<
  ComponentProps<typeof Link>,
  "href" | "children" | "className" | "prefetch"
>;

/** A link to a page of ours, prefetched once a pointer, a finger or the focus is on it, where that is allowed. */
export function LocalLink({ prefetch = null, ...rest }: LocalLinkProps) {
  const isAllowed = use(Prefetching);
  const [isLikely, setLikely] = useState(false);
  const expectVisit = () => setLikely(true);
  return (
    <Link
      prefetch={isAllowed && isLikely ? prefetch : false}
      onMouseEnter={expectVisit}
      onTouchStart={expectVisit}
      onFocus={expectVisit}
      {...rest}
    />
  );
}
