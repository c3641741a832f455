import { onPaper } from "./share-colors.ts";
import { ShareArc } from "./share-arc.tsx";
import { SharePicture } from "./share-picture.tsx";
import { ShareFrame, ShareTitle } from "./share-frame.tsx";

export interface PostShareImageProps {
  name: string;
  title: string;
  author: string | null;
  /** The cover's URL. */
  picture: string | null;
}

export const postPictureSize = { width: 640, height: 630 };

/** A post's share image. */
export function PostShareImage({ name, title, author, picture }: PostShareImageProps) {
  const measure = picture ? 450 : 1000;
  return (
    <ShareFrame
      colors={onPaper}
      name={name}
      measure={measure}
      picture={
        picture && (
          <div style={{ display: "flex", position: "absolute", right: 0, top: 0 }}>
            <SharePicture src={picture} {...postPictureSize} />
          </div>
        )
      }
    >
      <ShareTitle size={96} width={measure} height={310}>
        {title}
      </ShareTitle>
      <div style={{ display: "flex", alignItems: "flex-end", marginTop: 34, fontSize: 30 }}>
        <ShareArc shape="hop" width={110} line={4} color={onPaper.stroke} start={onPaper.start} />
        <span style={{ marginLeft: 20 }}>{author}</span>
      </div>
    </ShareFrame>
  );
}
