import type { Figure, Video as VideoValue } from "#content/content-types.ts";
import { Picture, type PictureProps } from "#ui/picture.tsx";
import { toVideoSource } from "#ui/video-source.server.ts";
import { Video } from "#ui/video.tsx";

export interface FilmOrPictureProps extends Pick<PictureProps, "sizes" | "ratio" | "maxWidth"> {
  video: VideoValue | null;
  image: Figure | null;
}

/** Whether there is anything to see at all. */
export const isShown = ({ video, image }: Pick<FilmOrPictureProps, "video" | "image">): boolean =>
  Boolean(image?.asset || (video && toVideoSource(video)));

/** A film, or the picture whose place it takes; the picture is its poster when it has none. */
export function FilmOrPicture({ video, image, sizes, ...picture }: FilmOrPictureProps) {
  return video && toVideoSource(video) ? (
    <Video video={video} posterInstead={image} sizes={sizes} />
  ) : (
    <Picture figure={image} sizes={sizes} {...picture} />
  );
}
