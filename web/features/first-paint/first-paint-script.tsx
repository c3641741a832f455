import { firstPaintScript } from "#lib/first-paint-script.ts";

/** For `<head>`: sets the currency and the interests before the first paint, so that one static page serves every visitor. */
export function FirstPaintScript() {
  return (
    <>
      {/* Our own constant, without visitor or editor input. */}
      <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
      <noscript>
        {/* Not a build asset, because it depends on cookies. Only requested without JavaScript. */}
        {/* oxlint-disable-next-line next/no-css-tags */}
        <link rel="stylesheet" href="/api/visitor/styles" />
      </noscript>
    </>
  );
}
