import type { Tokens } from "#styles/tokens.ts";
import { Band } from "#ui/band.tsx";
import { Actions } from "./actions.tsx";
import { Colors } from "./colors.tsx";
import { Fields } from "./fields.tsx";
import { Films } from "./films.tsx";
import { Frames } from "./frames.tsx";
import { Measures } from "./measures.tsx";
import { Movements } from "./movements.tsx";
import { Pictures } from "./pictures.tsx";
import type { Samples } from "./samples.ts";
import styles from "./styleguide.module.css";
import { TypeScale } from "./type-scale.tsx";
import { Words } from "./words.tsx";

export interface StyleguideProps {
  tokens: Tokens;
  samples: Samples;
}

/** Every component in `web/ui` in every state, and the design tokens. */
export function Styleguide({ tokens, samples }: StyleguideProps) {
  return (
    <>
      <Band space="small">
        <h1 className={styles.title}>Styleguide</h1>
      </Band>
      <Colors tokens={tokens} />
      <TypeScale tokens={tokens} />
      <Measures tokens={tokens} />
      <Movements tokens={tokens} />
      <Actions />
      <Fields />
      <Words />
      <Pictures samples={samples} />
      <Films samples={samples} />
      <Frames />
    </>
  );
}
