import { browserStorage } from "./browser-storage.ts";

const { country, interests } = browserStorage;

/** Marks a form that adds to the cart as busy. Until React has loaded, the browser sends it, and a slow line shows nothing for seconds. */
const markSentForms = `addEventListener("submit",event=>{const form=event.target;if(!event.defaultPrevented&&form.getAttribute("action")==="/api/cart/lines")form.ariaBusy="true"});addEventListener("pageshow",({persisted})=>{if(persisted)for(const form of document.forms)form.ariaBusy=null})`;

/**
 * Sets the visitor's currency and interests on `<html>` before the first paint, and marks forms that are on their way. Identical on every
 * page, so that the content security policy can allow it by hash.
 */
export const firstPaintScript = `((page,cookies)=>{page.country=/(?:^|; )${country.name}=CA(?:;|$)/.test(cookies)?"CA":"US";page.interests=/(?:^|; )${interests.name}=(\\w+)/.exec(cookies)?.[1]??""})(document.documentElement.dataset,document.cookie);${markSentForms}`;
