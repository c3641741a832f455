"use client";
import Link from "next/link";
import { type ComponentProps, createContext, use, useState } from "react";

const Prefetching = createContext(true);

/** Turns off prefetching for links inside. Pages prefetched before draft mode would be shown in it. */
export const LinkPrefetching = Prefetching.Provider;

export type LocalLinkProps = Pick<
  ComponentProps<typeof Link>,
  "href" | "children" | "className" | "prefetch"
>;

/** A link to one of our pages, prefetched on hover, touch or focus where that's allowed. */
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
