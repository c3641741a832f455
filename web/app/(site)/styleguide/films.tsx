import type { Video as VideoValue } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { PlayButton } from "#ui/player/play-button.tsx";
import { ServiceLink } from "#ui/player/service-link.tsx";
import { Video } from "#ui/video.tsx";
import type { Samples } from "./samples.ts";
import { Specimen } from "./specimen.tsx";
import guide from "./styleguide.module.css";

export interface FilmsProps {
  samples: Samples;
}

/** A video in each state: uploaded, from a service, portrait, without a poster, and with a missing file; then its parts. */
export function Films({ samples: { film, portrait } }: FilmsProps) {
  if (!film) return null;
  const states: { name: string; video: VideoValue }[] = [
    { name: "Video, a file", video: film },
    { name: "Video with speech", video: { ...film, title: "Someone is speaking", hasSpeech: true } },
    { name: "Video with signing", video: { ...film, title: "Someone is signing", hasSigning: true } },
    { name: "Video, portrait", video: { ...film, title: "As tall as a signer", poster: portrait } },
    {
      name: "Video without a poster",
      video: { ...film, title: "No poster", poster: null, transcript: null },
    },
    {
      name: "Video with a missing file",
      video: { ...film, title: "Press play to see", file: toMissing(), transcript: null },
    },
    {
      name: "Video from a service",
      video: { ...film, title: "Hosted elsewhere", provider: "vimeo", videoId: "76979871", transcript: null },
    },
  ];
  return (
    <Band ground="ink">
      <h2 className={guide.heading}>Videos</h2>
      <div>
        {states.map(({ name, video }) => (
          <Specimen name={name} key={name}>
            <Video video={video} sizes="(width >= 60rem) 50rem, 92vw" />
          </Specimen>
        ))}
        <Specimen name="PlayButton: paused, playing, failed, loading">
          <PlayButton videoTitle="a film" />
          <PlayButton videoTitle="a film" label="Pause" />
          <PlayButton videoTitle="a film" label="Try again" />
          <PlayButton videoTitle="a film" aria-disabled />
        </Specimen>
        <Specimen name="ServiceLink: ready, and loading">
          <ServiceLink name="Vimeo" href="https://vimeo.com/76979871" duration={film.duration} />
          <ServiceLink name="Vimeo" duration={film.duration} />
        </Specimen>
      </div>
    </Band>
  );
}

function toMissing(): VideoValue["file"] {
  return { asset: { _type: "reference", _ref: `file-${"0".repeat(40)}-mp4` } };
}
