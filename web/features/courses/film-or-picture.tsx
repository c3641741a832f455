import type { Figure, Video as VideoValue } from "#content/content-types.ts";
import { Picture, type PictureProps } from "#ui/picture.tsx";
import { toVideoSource } from "#ui/video-source.server.ts";
import { Video } from "#ui/video.tsx";

export interface FilmOrPictureProps extends Pick<PictureProps, "sizes" | "ratio" | "maxWidth"> {
  video: VideoValue | null;
  image: Figure | null;
}

/** Whether there's anything to show. */
export const isShown = ({ video, image }: Pick<FilmOrPictureProps, "video" | "image">): boolean =>
  Boolean(image?.asset || (video && toVideoSource(video)));

/** A video, or an image in its place. The image is the poster of a video without one. */
export function FilmOrPicture({ video, image, sizes, ...picture }: FilmOrPictureProps) {
  return video && toVideoSource(video) ? (
    <Video video={video} posterInstead={image} sizes={sizes} />
  ) : (
    <Picture figure={image} sizes={sizes} {...picture} />
  );
}
