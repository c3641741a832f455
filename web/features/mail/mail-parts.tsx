import type { ReactNode } from "react";
import { palette } from "#features/metadata/palette.ts";

interface PartProps {
  children: ReactNode;
}

export const MailHeading = ({ children }: PartProps) => (
  <h1 style={{ margin: "0 0 20px", fontSize: 28, lineHeight: 1.15 }}>{children}</h1>
);

export const MailText = ({ children }: PartProps) => <p style={{ margin: "0 0 20px" }}>{children}</p>;

/** A mail's call to action, with its URL below it for mail programs in which buttons don't work. */
export function MailButton({ href, children }: PartProps & { href: string }) {
  return (
    <>
      <p style={{ margin: "0 0 20px" }}>
        <a href={href} style={button}>
          {children}
        </a>
      </p>
      <p className="quiet address" style={{ margin: "0 0 20px", color: palette.inkQuiet, fontSize: 15 }}>
        If the button doesn’t work, copy this address into your browser:
        <br />
        <span style={{ wordBreak: "break-all" }}>{href}</span>
      </p>
    </>
  );
}

const button = {
  display: "inline-block",
  padding: "14px 24px",
  borderRadius: 6,
  backgroundColor: palette.marigold,
  color: palette.ink,
  fontWeight: 700,
  textDecoration: "none",
} as const;
