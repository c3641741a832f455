import { browserStorage } from "#lib/browser-storage.ts";

export const countryCookie = browserStorage.country.name;

/**
 * Sets the currency on `<html>` before the first paint. Identical on every page, so that the content security policy
 * can allow it by hash.
 */
export const countryScript = `document.documentElement.dataset.country=/(?:^|; )${countryCookie}=CA(?:;|$)/.test(document.cookie)?"CA":"US"`;
