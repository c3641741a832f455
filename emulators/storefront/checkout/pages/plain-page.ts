import { html, type HtmlPart } from "#http/html.ts";
import { renderShopPage, type Site } from "./shop-page.ts";

interface PlainPageProps {
  title: string;
  sentences: readonly HtmlPart[];
  site: Site;
  status: number;
  /** A link to go on. To the shop by default. */
  link?: { href: string; label: string };
}

/** A page with one message and a link. */
export function renderPlainPage({ title, sentences, site, status, link }: PlainPageProps): Response {
  const { href, label } = link ?? { href: `${site.url}/`, label: "Back to the shop" };
  const main = html`<div class="plain">
    <h1>${title}</h1>
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
    <p><a class="call" href="${href}">${label}</a></p>
  </div>`;
  return renderShopPage({ title, main, site, status });
}
