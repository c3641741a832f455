import { createContext, useContext } from "react";
import type { LayoutProps } from "sanity";

const SiteAddress = createContext("");

/** The origin of the site the Studio works for; empty when the Studio stands on it. */
export const useSiteAddress = () => useContext(SiteAddress);

/** The Studio's layout, in which everything knows where the site is. */
export function createLayoutWithSite(siteUrl: string) {
  return function LayoutWithSite(props: LayoutProps) {
    return <SiteAddress value={siteUrl}>{props.renderDefault(props)}</SiteAddress>;
  };
}
