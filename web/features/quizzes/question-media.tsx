import type { QuizQuestion } from "#content/content-types.ts";
import { Picture } from "#ui/picture.tsx";
import { toVideoSource } from "#ui/video-source.server.ts";
import { Video } from "#ui/video.tsx";
import styles from "./question-media.module.css";

export interface QuestionMediaProps {
  question: Pick<QuizQuestion, "image" | "video">;
}

/** What a question is about: its video, or else its picture. */
export function QuestionMedia({ question: { image, video } }: QuestionMediaProps) {
  if (video && toVideoSource(video))
    return (
      <div className={styles.media}>
        <Video video={video} posterInstead={image} sizes="(width >= 60rem) 50vw, 100vw" />
      </div>
    );
  if (!image?.asset) return null;
  return (
    <div className={styles.media}>
      <Picture figure={image} sizes="(width >= 60rem) 50vw, 100vw" maxWidth={1600} />
    </div>
  );
}
