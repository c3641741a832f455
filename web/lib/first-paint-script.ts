import { browserStorage } from "./browser-storage.ts";

const { country, interests } = browserStorage;

/** Marks a form that adds to the cart as busy. Until React has loaded, the browser sends it, and a slow line shows nothing for seconds. */
const markSentForms = `addEventListener("submit",event=>{const form=event.target;if(!event.defaultPrevented&&form.getAttribute("action")==="/api/cart/lines")form.ariaBusy="true"});addEventListener("pageshow",({persisted})=>{if(persisted)for(const form of document.forms)form.ariaBusy=null})`;

/**
 * Notes a currency that's chosen, maybe before React has loaded. The currency picker removes the note when it has changed to it. On
 * `input`, because React may reset the picker before `change`.
 */
const noteChosenCountry = `addEventListener("input",({target})=>{if(target.name==="country")target.dataset.chosen=target.value},true)`;

/**
 * Sets the visitor's currency and interests on `<html>` before the first paint, and records what they do before React has
 * loaded. Identical on every page, so that the content security policy can allow it by hash.
 */
export const firstPaintScript = `((page,cookies)=>{page.country=/(?:^|; )${country.name}=CA(?:;|$)/.test(cookies)?"CA":"US";page.interests=/(?:^|; )${interests.name}=(\\w+)/.exec(cookies)?.[1]??""})(document.documentElement.dataset,document.cookie);${markSentForms};${noteChosenCountry}`;
