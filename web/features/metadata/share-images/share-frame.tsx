import type { ReactNode } from "react";
import { fitTitle, titleLeading } from "./fit-title.ts";
import { ShareArc } from "./share-arc.tsx";
import type { ShareColors } from "./share-colors.ts";
import { shareImageSize } from "./share-image-size.ts";

export interface ShareFrameProps {
  colors: ShareColors;
  /** The shop's name. */
  name: string;
  /** Shown beside the text, up to the edge. */
  picture?: ReactNode;
  /** The width of the text, in pixels. */
  measure: number;
  children: ReactNode;
}

/** A share image's layout: the shop's mark, left-aligned text and an image. */
export function ShareFrame({ colors, name, picture, measure, children }: ShareFrameProps) {
  return (
    <div
      style={{
        ...shareImageSize,
        display: "flex",
        position: "relative",
        background: colors.ground,
        color: colors.text,
        fontFamily: "Text",
      }}
    >
      {picture}
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: measure + margin,
          height: "100%",
          padding: `52px 0 60px ${margin}px`,
        }}
      >
        <div style={{ display: "flex", alignItems: "center" }}>
          <ShareArc shape="mark" width={54} line={4} color={colors.stroke} start={colors.start} />
          <span style={{ marginLeft: 16, fontFamily: "Display", fontSize: 36, letterSpacing: -1 }}>
            {name}
          </span>
        </div>
        <div style={{ display: "flex", flexDirection: "column" }}>{children}</div>
      </div>
    </div>
  );
}

const margin = 68;

export interface ShareTitleProps {
  children: string;
  /** Available width in pixels. */
  width: number;
  height: number;
  /** Font size of a short title. */
  size: number;
}

/** A title as large as its box allows. */
export function ShareTitle({ children, ...box }: ShareTitleProps) {
  const { text, fontSize } = fitTitle(children, box);
  return (
    <div
      style={{
        display: "block",
        maxHeight: box.height,
        overflow: "hidden",
        fontFamily: "Display",
        fontSize,
        lineHeight: titleLeading,
        letterSpacing: fontSize * -0.02,
      }}
    >
      {text}
    </div>
  );
}
