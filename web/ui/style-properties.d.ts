import "react";

declare module "react" {
  /** Custom properties set from markup are numbers and strings. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
