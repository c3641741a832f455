import { Fragment, type ReactNode } from "react";
import { palette } from "#features/metadata/palette.ts";

interface PartProps {
  children: ReactNode;
}

export const MailHeading = ({ children }: PartProps) => (
  <h1 style={{ margin: "0 0 20px", fontSize: 28, lineHeight: 1.15 }}>{children}</h1>
);

export const MailText = ({ children }: PartProps) => <p style={{ margin: "0 0 20px" }}>{children}</p>;

/** Labeled values. Line breaks in a value stay. */
export const MailFacts = ({ facts }: { facts: readonly { label: string; value: string }[] }) => (
  <>
    {facts.map(({ label, value }) => (
      <p style={{ margin: "0 0 12px" }} key={label}>
        <strong>{label}</strong>
        <br />
        <bdi>
          <MailLines text={value} />
        </bdi>
      </p>
    ))}
  </>
);

/** Text with its line breaks. */
export const MailLines = ({ text }: { text: string }) =>
  text.split("\n").map((line, index) => (
    // Lines may repeat, and never move.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

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
