import { onSand, onSky } from "./share-colors.ts";
import { ShareArc } from "./share-arc.tsx";
import { SharePicture } from "./share-picture.tsx";
import { ShareFrame, ShareTitle } from "./share-frame.tsx";

export interface BookShareImageProps {
  name: string;
  title: string;
  author: string | null;
  /** Our own lie on their background; a recommended one shows its cover. */
  isOurs: boolean;
  isForKids: boolean;
  /** The image's URL. */
  picture: string | null;
}

/** Pixel size of the book's image: edge to edge for a workbook, a standing cover otherwise. */
export const bookPictureSize = (isOurs: boolean) =>
  isOurs ? { width: 504, height: 630 } : { width: 390, height: 520 };

/** A book's share image. */
export function BookShareImage({ name, title, author, isOurs, isForKids, picture }: BookShareImageProps) {
  // The workbooks' backgrounds in their photos.
  const colors = isOurs && !isForKids ? onSand : onSky;
  const measure = picture ? 560 : 1000;
  return (
    <ShareFrame
      colors={colors}
      name={name}
      measure={measure}
      picture={
        picture && (
          <div
            style={{
              display: "flex",
              position: "absolute",
              right: isOurs ? 0 : 84,
              bottom: 0,
              ...(isOurs ? {} : { boxShadow: `12px -8px 0 ${colors.stroke}` }),
            }}
          >
            <SharePicture src={picture} {...bookPictureSize(isOurs)} />
          </div>
        )
      }
    >
      <div style={{ display: "flex", marginBottom: 26 }}>
        <ShareArc shape="hop" width={330} line={6} color={colors.stroke} start={colors.start} />
      </div>
      <ShareTitle size={100} width={measure} height={250}>
        {title}
      </ShareTitle>
      <div style={{ marginTop: 26, fontSize: 33, lineHeight: 1.25 }}>
        {isOurs ? "Workbook" : `by ${author ?? ""}`}
      </div>
    </ShareFrame>
  );
}
