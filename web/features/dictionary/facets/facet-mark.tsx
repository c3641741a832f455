import { handshapeFamilies, locationAreas, movementKinds } from "@shop/schemas/vocabulary/sign-parameters.ts";
import type { FacetName } from "#features/dictionary/facets/facets.ts";
import { HandMark } from "#features/dictionary/marks/hand-mark.tsx";
import { LocationMark } from "#features/dictionary/marks/location-mark.tsx";
import { MovementMark } from "#features/dictionary/marks/movement-mark.tsx";

export interface FacetMarkProps {
  facet: FacetName;
  value: string;
}

/** A drawing of a handshape, a location, or a movement. The other facets have none. */
export function FacetMark({ facet, value }: FacetMarkProps) {
  switch (facet) {
    case "handshapes": {
      const family = handshapeFamilies.find((term) => term.value === value)?.value;
      return family ? <HandMark family={family} /> : null;
    }
    case "locations": {
      const area = locationAreas.find((term) => term.value === value)?.value;
      return area ? <LocationMark area={area} /> : null;
    }
    case "movements": {
      const kind = movementKinds.find((term) => term.value === value)?.value;
      return kind ? <MovementMark kind={kind} /> : null;
    }
    case "categories":
    case "parts-of-speech":
      return null;
  }
}

/** Facets whose terms are drawn. */
export const isDrawn = (facet: FacetName) => facet !== "categories" && facet !== "parts-of-speech";
