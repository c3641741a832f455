/** Pasted headings in the two sizes of our texts. The editor's converter would make paragraphs of the others. */
export function fitHeadings(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const heading of page.querySelectorAll("h1, h4, h5, h6")) {
    const fitted = page.createElement(heading.localName === "h1" ? "h2" : "h3");
    fitted.append(...heading.childNodes);
    heading.replaceWith(fitted);
  }
  return page.documentElement.outerHTML;
}
