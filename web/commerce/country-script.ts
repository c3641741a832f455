import { browserStorage } from "#lib/browser-storage.ts";

export const countryCookie = browserStorage.country.name;

/** Says on `<html>` which currency to show. The same in full on every page, so that a page's script policy can name it. */
export const countryScript = `document.documentElement.dataset.country=/(?:^|; )${countryCookie}=CA(?:;|$)/.test(document.cookie)?"CA":"US"`;
