import { type CSSProperties, Fragment, type ReactNode } from "react";
import { palette } from "#features/metadata/palette.ts";

/** Who mails and quotes are from, and how to reach them, from the site settings. */
export interface ShopContact {
  name: string;
  supportEmail: string;
  /** Street, city, and country, one per line. Laws on commercial mail require it. */
  postalAddress: string | null;
  siteUrl: string;
}

export interface MailLayoutProps {
  shop: ShopContact;
  /** What inboxes show after the subject. */
  preview: string;
  /** A sentence in the footer that says why the person gets this mail. */
  reason: ReactNode;
  children: ReactNode;
}

/**
 * The HTML document of every mail. Mail programs support tables and style attributes, and some support media queries, which bring dark
 * colors for people who prefer them. It loads nothing: no picture, no font, no tracking pixel.
 */
export function MailLayout({ shop, preview, reason, children }: MailLayoutProps) {
  return (
    <html lang="en">
      {/* oxlint-disable-next-line next/no-head-element -- a mail is its own document */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{shop.name}</title>
        <style>{darkStyles}</style>
      </head>
      <body className="page" style={{ margin: 0, backgroundColor: palette.paper, color: palette.ink }}>
        <div className="preview" style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
          {preview}
        </div>
        <Table style={{ fontFamily: fonts }}>
          <tr>
            <td align="center" style={{ padding: "32px 20px" }}>
              <MailBody shop={shop} reason={reason}>
                {children}
              </MailBody>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

/** The shop's name, the content, and the footer. */
function MailBody({ shop, reason, children }: Omit<MailLayoutProps, "preview">) {
  return (
    <Table style={{ maxWidth: 560 }}>
      <tr>
        <td className="rule" style={{ paddingBottom: 16, borderBottom: `2px solid ${palette.pine}` }}>
          <a className="link" href={shop.siteUrl} style={wordmark}>
            {shop.name}
          </a>
        </td>
      </tr>
      <tr>
        <td style={{ padding: "32px 0", fontSize: 18, lineHeight: 1.55 }}>{children}</td>
      </tr>
      <tr>
        <td className="quiet rule" style={footer}>
          <p style={{ margin: "0 0 12px" }}>{reason}</p>
          <p style={{ margin: "0 0 12px" }}>
            Questions? Write to{" "}
            <a className="link" href={`mailto:${shop.supportEmail}`} style={{ color: palette.pine }}>
              {shop.supportEmail}
            </a>
            .
          </p>
          <p style={{ margin: 0 }}>
            {(shop.postalAddress ?? shop.name).split("\n").map((line) => (
              <Fragment key={line}>
                {line}
                <br />
              </Fragment>
            ))}
          </p>
        </td>
      </tr>
    </Table>
  );
}

/** The one layout that works in every mail program, including Outlook. */
const Table = ({ style, children }: { style: CSSProperties; children: ReactNode }) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    style={{ ...breakingWords, ...style }}
  >
    <tbody>{children}</tbody>
  </table>
);

/** A long link that somebody typed would make the mail wider than a phone. Mail programs know one or the other. */
const breakingWords = { tableLayout: "fixed", overflowWrap: "anywhere", wordBreak: "break-word" } as const;

const fonts = '"Atkinson Hyperlegible Next","Helvetica Neue",Arial,sans-serif';

const wordmark = { color: palette.pine, fontSize: 22, fontWeight: 800, textDecoration: "none" } as const;

const footer = {
  paddingTop: 16,
  borderTop: "1px solid #d9cdb8",
  color: palette.inkQuiet,
  fontSize: 15,
  lineHeight: 1.5,
} as const;

/** The colors of the ground "ink" in tokens.css. The button is visible on both, so it stays the same. */
const darkStyles = `
@media (prefers-color-scheme: dark) {
  .page { background-color: ${palette.ink} !important; color: ${palette.paper} !important; }
  .link { color: ${palette.paper} !important; }
  .quiet { color: #c3ccc6 !important; }
  .rule { border-color: #43504d !important; }
}
`;
