"use client";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { CaptionTracks, toCrossOrigin } from "./caption-tracks.tsx";
import { loadStream } from "./load-stream.ts";
import type { ServicePlayerProps } from "./service-play.client.tsx";
import { VideoPlay } from "./video-play.client.tsx";
import styles from "./stage.module.css";

/** A video that Mux streams into a video element of our own, so it has all of a file's controls. */
export function StreamPlayer(props: ServicePlayerProps) {
  const { provider, name, href, src, title, duration, tracks, hasSound, root, picture } = props;
  const film = useRef<HTMLVideoElement>(null);
  const [tries, setTries] = useState(1);

  // The pressed link disappears, so focus moves to the button in its place.
  useEffect(() => root.querySelector("button")?.focus(), [root]);

  useEffect(() => {
    const video = film.current;
    if (!video) return;
    const refuse = () => {
      video.dispatchEvent(new Event("error"));
      // The next press tries again.
      video.addEventListener("play", () => setTries(tries + 1), { once: true });
    };
    const loading = loadStream(video, src, refuse);
    // A stream that can't be played also fires an error event.
    loading.then(() => video.play()).catch(() => undefined);
    loading.catch(refuse);
    return () => void loading.then((stop) => stop()).catch(() => undefined);
  }, [src, tries]);

  return (
    <>
      {createPortal(
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- The Studio asks for captions when there's speech.
        <video
          className={styles.film}
          ref={film}
          data-provider={provider}
          playsInline
          aria-label={title ?? "Video"}
          crossOrigin={toCrossOrigin(tracks)}
        >
          <CaptionTracks files={tracks} />
        </video>,
        picture,
      )}
      <VideoPlay
        id={href}
        title={title}
        duration={duration}
        hasSound={hasSound}
        link={<a href={href}>Watch on {name}</a>}
      />
    </>
  );
}
