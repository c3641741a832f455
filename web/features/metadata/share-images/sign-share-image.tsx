import { onSky } from "./share-colors.ts";
import { ShareFrame } from "./share-frame.tsx";

export interface SignShareImageProps {
  name: string;
  gloss: string;
  meaning: string;
}

const measure = 1064;
const largest = 168;
/** Width of a letter in Atkinson Hyperlegible Mono, relative to the font size. */
const letterWidth = 0.62;

/** A sign's share image: its gloss as large as fits on one line, and its meaning. */
export function SignShareImage({ name, gloss, meaning }: SignShareImageProps) {
  const fontSize = Math.min(largest, measure / Math.max(gloss.length * letterWidth, 1));
  return (
    <ShareFrame colors={onSky} name={name} measure={measure}>
      <span style={{ fontFamily: "Mono", fontSize, lineHeight: 1, letterSpacing: fontSize * -0.03 }}>
        {gloss}
      </span>
      <span style={{ marginTop: 22, fontSize: 44, lineHeight: 1.2 }}>{meaning}</span>
    </ShareFrame>
  );
}
