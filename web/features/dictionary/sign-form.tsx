import { stegaClean } from "@sanity/client/stega";
import { handCounts } from "@shop/schemas/vocabulary/sign-words.ts";
import type { Sign } from "#content/content-types.ts";
import { FacetMark } from "#features/dictionary/facets/facet-mark.tsx";
import { type FacetName, termPath, toTermTitle } from "#features/dictionary/facets/facets.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./sign-form.module.css";

export interface SignFormProps {
  sign: Sign;
}

/** How to make a sign, parameter by parameter, with links to the signs that share it. */
export function SignForm({ sign }: SignFormProps) {
  const parameters = toParameters(sign);
  if (parameters.length === 0) return null;
  return (
    <SideHeadingBand title="How to make it">
      <dl className={styles.parameters}>
        {parameters.map(({ name, value, facet, term }) => (
          <div className={styles.parameter} key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            {facet && term && <ParameterLink facet={facet} value={stegaClean(term)} />}
          </div>
        ))}
      </dl>
    </SideHeadingBand>
  );
}

/** A drawing of a parameter's group, and a link to the group's signs. */
function ParameterLink({ facet, value }: { facet: FacetName; value: string }) {
  const title = toTermTitle(facet, value);
  if (title === null) return null;
  return (
    <dd className={styles.group}>
      <SiteLink className={styles.link} href={termPath(facet, value)}>
        <span className={styles.mark}>
          <FacetMark facet={facet} value={value} />
        </span>
        {title}
      </SiteLink>
    </dd>
  );
}

interface Parameter {
  name: string;
  value: string | null | undefined;
  facet?: FacetName;
  /** The facet's value. */
  term?: string | null;
}

function toParameters(sign: Sign): Parameter[] {
  const hands = handCounts.find(({ value }) => value === stegaClean(sign.hands));
  const parameters: Parameter[] = [
    { name: "Hands", value: hands?.title },
    { name: "Handshape", value: sign.handshape, facet: "handshapes", term: sign.handshapeFamily },
    { name: "Other hand", value: sign.secondHandshape },
    { name: "Palms", value: sign.palmOrientation },
    { name: "Location", value: sign.location, facet: "locations", term: sign.locationArea },
    { name: "Movement", value: sign.movement, facet: "movements", term: sign.movementKind },
    { name: "Face and body", value: sign.nonManual },
  ];
  return parameters.filter(({ value }) => value);
}
