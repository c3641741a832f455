import { Band } from "#ui/band.tsx";
import { Picture } from "#ui/picture.tsx";
import { PlayMark } from "#ui/player/play-mark.tsx";
import { ShopPicture } from "#ui/shop-picture.tsx";
import styles from "./pictures.module.css";
import type { Samples } from "./samples.ts";
import { Specimen } from "./specimen.tsx";
import guide from "./styleguide.module.css";

export interface PicturesProps {
  samples: Samples;
}

/** Images from both backends, and icons. */
export function Pictures({ samples: { figure, portrait, productImage } }: PicturesProps) {
  return (
    <Band>
      <h2 className={guide.heading}>Images</h2>
      <div>
        <Specimen name="Picture with its own proportions">
          <div className={styles.place}>
            <Picture figure={figure} sizes="24rem" maxWidth={1080} />
          </div>
        </Specimen>
        <Specimen name="Picture cropped to 4:5">
          <div className={styles.place}>
            <Picture figure={portrait} sizes="24rem" maxWidth={1080} ratio={4 / 5} />
          </div>
        </Specimen>
        <Specimen name="ShopPicture">
          <div className={styles.place}>
            {productImage && (
              <ShopPicture image={productImage} alt="A product" sizes="24rem" maxWidth={1080} />
            )}
          </div>
        </Specimen>
        <Specimen name="PlayMark">
          <div className={styles.marks}>
            <PlayMark mark="play" />
            <PlayMark mark="pause" />
          </div>
        </Specimen>
      </div>
    </Band>
  );
}
