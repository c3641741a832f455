export interface SharePictureProps {
  /** A data URL. */
  src: string;
  width: number;
  height: number;
}

export function SharePicture(props: SharePictureProps) {
  // oxlint-disable-next-line nextjs/no-img-element -- Rendered into an image, never sent to a browser.
  return <img alt="" {...props} />;
}
