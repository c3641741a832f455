import { createContext, useContext } from "react";
import type { LayoutProps } from "sanity";

const SiteAddress = createContext("");

/** The origin of the Studio's site; empty when the Studio is part of it. */
export const useSiteAddress = () => useContext(SiteAddress);

/** The Studio's layout, which provides the site's origin. */
export function createLayoutWithSite(siteUrl: string) {
  return function LayoutWithSite(props: LayoutProps) {
    return <SiteAddress value={siteUrl}>{props.renderDefault(props)}</SiteAddress>;
  };
}
