"use client";
import { useState } from "react";
import { createElementMedia } from "./element-media.ts";
import { Player, type PlayerProps } from "./player.client.tsx";

export interface ElementPlayerProps extends Pick<PlayerProps, "root" | "id" | "hasSound"> {
  video: HTMLVideoElement;
}

/** The player around a video element. */
export function ElementPlayer({ video, ...rest }: ElementPlayerProps) {
  const [media] = useState(() => createElementMedia(video));
  return <Player media={media} captionsVideo={video} note={null} {...rest} />;
}
