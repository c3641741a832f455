/** Whether an address is a page's, or would be if there were one. The others take methods and have answers of their own. */
export const isPagePath = (path: string): boolean => !others.test(path);

const others =
  /^\/(api|_next|lake|files)(\/|$)|^\/(learning|newsletter\/(confirm|unsubscribe)|preview\/[^/]+|requests\/quotes\/[^/]+)\/?$|\.[a-z\d]{2,5}$/;

export const toPath = (url = ""): string => url.split("?", 1)[0] ?? "";
