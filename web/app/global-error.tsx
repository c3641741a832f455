"use client";

import "#styles/layers.css";
import "#styles/reset.css";
import "#styles/tokens.css";
import "#styles/print.css";
import { useEffect } from "react";
import { ErrorDigest } from "#features/error-screen/error-code.client.tsx";
import { logBrokenPage } from "#features/error-screen/error-report.ts";
import { ErrorScreen } from "#features/error-screen/error-screen.tsx";
import { readDigest } from "#lib/read-digest.ts";
import { fontClassNames } from "#styles/fonts.ts";

/** Replaces the whole document when even the layout fails to render. */
export default function GlobalError({ error }: { error: unknown }) {
  useEffect(() => logBrokenPage(error, null), [error]);
  return (
    <html lang="en" className={fontClassNames}>
      <body>
        <main>
          <ErrorDigest value={readDigest(error)}>
            <ErrorScreen />
          </ErrorDigest>
        </main>
      </body>
    </html>
  );
}
