"use client";
import Link from "next/link";
import { type ComponentProps, createContext, use } from "react";

const Prefetching = createContext(true);

/** Turns fetching ahead off for the links inside: what is fetched before draft mode would be shown in it. */
export const LinkPrefetching = Prefetching.Provider;

export type LocalLinkProps = Pick<
  ComponentProps<typeof Link>,
  "href" | "children" | "className" | "prefetch"
>;

/** A link to a page of ours, fetched ahead where that is allowed. */
export function LocalLink({ prefetch = null, ...rest }: LocalLinkProps) {
  const isAllowed = use(Prefetching);
  return <Link prefetch={isAllowed ? prefetch : false} {...rest} />;
}
