import { figureProjection } from "./figure.groq.ts";

/** A video with what a player needs: files, captions and poster. */
export const videoProjection = /* groq */ `{
  title, provider, videoId, duration, hasSigning, hasSpeech, transcript,
  file { asset }, webm { asset },
  "mimeType": file.asset->mimeType,
  "fileBytes": file.asset->size,
  "webmBytes": webm.asset->size,
  "uploadedAt": file.asset->_createdAt,
  captions[] { _key, language, label, file { asset } },
  poster ${figureProjection}
}`;
