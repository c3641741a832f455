import { documentPath } from "@shop/schemas/paths.ts";
import type { QuizQuestion } from "#content/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { toVideoSource } from "#ui/video-source.server.ts";
import { Video } from "#ui/video.tsx";
import styles from "./about-sign.module.css";

export interface AboutSignProps {
  sign: QuizQuestion["sign"];
}

/** The sign that a question is about: its page, how it's made, and its video. */
export function AboutSign({ sign }: AboutSignProps) {
  if (!sign) return null;
  const { gloss, englishWords, description, video } = sign;
  return (
    <div className={styles.sign}>
      <div className={styles.words}>
        <p>
          The sign{" "}
          <SiteLink className={styles.gloss} href={documentPath(sign)}>
            {gloss}
          </SiteLink>
          {englishWords && <>, “{englishWords.join(", ")}”</>}
        </p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {video && toVideoSource(video) && <Video video={video} sizes="(width >= 60rem) 24rem, 100vw" />}
    </div>
  );
}
