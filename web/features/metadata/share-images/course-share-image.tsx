import type { LevelGround } from "#features/courses/level.ts";
import { ShareArc } from "./share-arc.tsx";
import { onLevel } from "./share-colors.ts";
import { SharePicture } from "./share-picture.tsx";
import { ShareFrame, ShareTitle } from "./share-frame.tsx";

export interface CourseShareImageProps {
  name: string;
  title: string;
  subtitle: string | null;
  /** Such as "5 lessons". */
  facts: string[];
  ground: LevelGround;
  mark: string | null;
  /** The cover's URL. */
  picture: string | null;
}

/** The cover blends into the course's background, as on the course's page. */
export const courseCoverSize = { width: 720, height: 540 };

const measure = 380;

/** A course's share image. */
export function CourseShareImage({
  name,
  title,
  subtitle,
  facts,
  ground,
  mark,
  picture,
}: CourseShareImageProps) {
  const colors = onLevel[ground];
  // The cover shows the level, so the text starts with the subject.
  const [headline, subline] = mark && subtitle ? [subtitle, title] : [title, subtitle];
  return (
    <ShareFrame
      colors={colors}
      name={name}
      measure={measure}
      picture={
        <div style={{ display: "flex", position: "absolute", right: 0, bottom: 0, ...courseCoverSize }}>
          {picture ? (
            <SharePicture src={picture} {...courseCoverSize} />
          ) : (
            <DrawnCover mark={mark} ground={ground} />
          )}
        </div>
      }
    >
      <ShareTitle size={84} width={measure} height={240}>
        {headline}
      </ShareTitle>
      {subline && <div style={{ marginTop: 22, fontSize: 32, lineHeight: 1.25 }}>{subline}</div>}
      {facts.length > 0 && (
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            marginTop: 26,
            fontFamily: "Mono",
            fontSize: 23,
          }}
        >
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </div>
      )}
    </ShareFrame>
  );
}

type DrawnCoverProps = Pick<CourseShareImageProps, "mark" | "ground">;

/** The level drawn large, for a course without a cover. */
function DrawnCover({ mark, ground }: DrawnCoverProps) {
  const { stroke, start, text } = onLevel[ground];
  return (
    <div style={{ display: "flex", position: "relative", width: "100%", height: "100%", color: stroke }}>
      <span
        style={{
          position: "absolute",
          left: 40,
          bottom: -30,
          fontFamily: "Display",
          fontSize: 420,
          lineHeight: 1,
        }}
      >
        {mark ?? ""}
      </span>
      <div style={{ display: "flex", position: "absolute", left: 90, top: 20 }}>
        <ShareArc shape={mark ? "leap" : "loop"} width={560} line={7} color={text} start={start} />
      </div>
    </div>
  );
}
