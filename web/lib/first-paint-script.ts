import { browserStorage } from "./browser-storage.ts";

const { country, interests } = browserStorage;

/**
 * Sets the visitor's currency and interests on `<html>` before the first paint. Identical on every page, so that the content
 * security policy can allow it by hash.
 */
export const firstPaintScript = `((page,cookies)=>{page.country=/(?:^|; )${country.name}=CA(?:;|$)/.test(cookies)?"CA":"US";page.interests=/(?:^|; )${interests.name}=(\\w+)/.exec(cookies)?.[1]??""})(document.documentElement.dataset,document.cookie)`;
