import type { SignLine } from "#content/content-types.ts";
import { toImageUrl } from "#content/image-url.server.ts";
import { FacetMark } from "#features/dictionary/facets/facet-mark.tsx";
import styles from "./sign-still.module.css";

/** In pixels. Signs are filmed upright, and a still is sharp on a dense screen at half this width. */
const size = { width: 240, height: 270 };

/** A still of a sign's video, or a drawing of its handshape. It decorates the sign's name. */
export function SignStill({ sign: { poster, handshapeFamily } }: { sign: SignLine }) {
  const url = poster && toImageUrl(poster, size);
  return (
    <span className={styles.still}>
      {url ? (
        // oxlint-disable-next-line nextjs/no-img-element -- Sanity scales images itself.
        <img className={styles.image} src={url} alt="" {...size} loading="lazy" decoding="async" />
      ) : (
        handshapeFamily && <FacetMark facet="handshapes" value={handshapeFamily} />
      )}
    </span>
  );
}
