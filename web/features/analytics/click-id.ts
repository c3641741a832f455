/** Adds `gclid`, Google's id of the ad that brought the visitor, to a URL's query (requirements §7.52). */
export function appendClickId(url: string, clickId: string | null): string {
  if (clickId === null) return url;
  const withId = new URL(url);
  withId.searchParams.set("gclid", clickId);
  return withId.href;
}

/** Hands a click id over to the learning site, where visitors log in. It's kept until the visitor leaves. */
export function keepClickId(): void {
  const clickId = new URLSearchParams(location.search).get("gclid");
  if (!clickId || !/^[\w-]{1,200}$/.test(clickId)) return;
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-login]");
    if (link) link.href = appendClickId(link.href, clickId);
  });
}
