import { type CreateDataAttribute, createDataAttribute } from "@sanity/visual-editing/create-data-attribute";

/**
 * Makes the `data-sanity` of paths below one place in a document. With it an editor can click on the place, and drag the items of a list
 * into another order (sanity.io/docs/visual-editing/enabling-drag-and-drop).
 */
export type EditAttribute = CreateDataAttribute<Place>;

interface Place {
  id: string;
  type: string;
  path: string;
}

export const createEditAttribute = (place: Place): EditAttribute =>
  createDataAttribute({ baseUrl: "/studio", ...place });
