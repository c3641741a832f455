import { stegaClean } from "@sanity/client/stega";
import {
  handshapeFamilies,
  locationAreas,
  movementKinds,
  palmDirections,
} from "@shop/schemas/vocabulary/sign-parameters.ts";
import type { FacetName } from "#features/dictionary/facets/facets.ts";
import type { DictionarySign, Sign, SignLine } from "#content/content-types.ts";

type ParameterField = "handshapeFamily" | "locationArea" | "movementKind" | "palmDirection";

/** What two signs are compared by. */
export type Comparable = Pick<Sign, "_id" | "hands" | ParameterField>;

/** Signs that differ from another one in one parameter alone. */
export interface MinimalPairs {
  /** The parameter, such as "handshape". */
  parameter: string;
  /** The facet that the dictionary can be browsed by; null for the palm direction. */
  facet: FacetName | null;
  /** The sign's own value, such as "Flat hand". */
  own: string;
  /** The others, each with its own value and that value's name. The first of many. */
  others: { sign: SignLine; value: string; title: string }[];
}

/** How many signs a list of similar ones shows. */
const maxSigns = 8;

/**
 * Signs that use as many hands and differ in exactly one of four parameters: handshape, location, movement, and palm direction.
 * Grouped by that parameter. Signs with an unknown parameter have none, because they can't be compared.
 */
export function findMinimalPairs(sign: Comparable, signs: readonly DictionarySign[]): MinimalPairs[] {
  const differences = signs.map((other) => ({ other, fields: findDifferences(sign, other) }));
  return parameters.flatMap(({ field, title: parameter, facet, terms }) => {
    const others = differences
      .filter(({ fields }) => fields?.length === 1 && fields[0] === field)
      .flatMap(({ other }) => {
        const term = findTerm(terms, other[field]);
        return term ? [{ sign: other, value: term.value, title: term.title }] : [];
      });
    const own = findTerm(terms, sign[field])?.title;
    return own && others.length > 0 ? [{ parameter, facet, own, others: others.slice(0, maxSigns) }] : [];
  });
}

/** Other signs with the same handshape in the same location, without minimal pairs. The first of many. */
export function findSignsMadeAlike(sign: Comparable, signs: readonly DictionarySign[]): DictionarySign[] {
  const { handshapeFamily, locationArea } = stegaClean(sign);
  if (!handshapeFamily || !locationArea) return [];
  return signs
    .filter(
      (other) =>
        other._id !== sign._id &&
        stegaClean(other.handshapeFamily) === handshapeFamily &&
        stegaClean(other.locationArea) === locationArea &&
        findDifferences(sign, other)?.length !== 1,
    )
    .slice(0, maxSigns);
}

/** The parameters in which two signs differ, or null when they can't be compared: one of them is unknown, or the hands differ. */
function findDifferences(sign: Comparable, other: Comparable): ParameterField[] | null {
  const isSame = (field: ParameterField | "hands") => stegaClean(sign[field]) === stegaClean(other[field]);
  const isKnown = parameters.every(({ field }) => sign[field] && other[field]);
  if (sign._id === other._id || !isKnown || !sign.hands || !isSame("hands")) return null;
  return parameters.map(({ field }) => field).filter((field) => !isSame(field));
}

interface Parameter {
  field: ParameterField;
  title: string;
  facet: FacetName | null;
  terms: readonly { title: string; value: string }[];
}

const parameters: readonly Parameter[] = [
  { field: "handshapeFamily", title: "handshape", facet: "handshapes", terms: handshapeFamilies },
  { field: "locationArea", title: "location", facet: "locations", terms: locationAreas },
  { field: "movementKind", title: "movement", facet: "movements", terms: movementKinds },
  { field: "palmDirection", title: "palm direction", facet: null, terms: palmDirections },
];

const findTerm = (terms: Parameter["terms"], value: string | null) =>
  terms.find((term) => term.value === stegaClean(value));
