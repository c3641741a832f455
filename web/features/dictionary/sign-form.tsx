import { stegaClean } from "@sanity/client/stega";
import { handCounts } from "@shop/schemas/vocabulary/sign-words.ts";
import type { Sign } from "#content/content-types.ts";
import { Hanging } from "#ui/hanging.tsx";
import styles from "./sign-form.module.css";

export interface SignFormProps {
  sign: Sign;
}

/** How to make a sign, parameter by parameter. */
export function SignForm({ sign }: SignFormProps) {
  const parameters = toParameters(sign);
  if (parameters.length === 0) return null;
  return (
    <Hanging title="How to make it">
      <dl className={styles.parameters}>
        {parameters.map(({ name, value }) => (
          <div className={styles.parameter} key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Hanging>
  );
}

function toParameters(sign: Sign) {
  const hands = handCounts.find(({ value }) => value === stegaClean(sign.hands));
  return [
    { name: "Hands", value: hands?.title },
    { name: "Handshape", value: sign.handshape },
    { name: "Other hand", value: sign.secondHandshape },
    { name: "Palms", value: sign.palmOrientation },
    { name: "Location", value: sign.location },
    { name: "Movement", value: sign.movement },
    { name: "Face and body", value: sign.nonManual },
  ].filter(({ value }) => value);
}
