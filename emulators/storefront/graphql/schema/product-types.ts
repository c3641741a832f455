import { searchResultResolvers } from "./answer-search.ts";
import { mediaImageResolvers } from "./image-resolvers.ts";
import { marketResolvers } from "./localization-resolvers.ts";
import { productListResolvers } from "./product-list.ts";
import { asIs, type Resolvers } from "./resolver.ts";

const connection = { edges: asIs, nodes: asIs, pageInfo: asIs } as const;
const edge = { cursor: asIs, node: asIs } as const;

/** The emulated types around products and their search. */
export const productTypes: Record<string, Resolvers<never>> = {
  ApiVersion: { displayName: asIs, handle: asIs, supported: asIs },
  Filter: { id: asIs, label: asIs, presentation: asIs, type: asIs, values: asIs },
  FilterValue: { id: asIs, label: asIs, count: asIs, input: asIs, image: asIs, swatch: asIs },
  LocationConnection: connection,
  Market: marketResolvers,
  MediaConnection: connection,
  MediaEdge: edge,
  MediaImage: mediaImageResolvers,
  MetafieldReferenceConnection: connection,
  MetafieldReferenceEdge: edge,
  PredictiveSearchResult: { articles: asIs, collections: asIs, pages: asIs, products: asIs, queries: asIs },
  ProductConnection: productListResolvers,
  ProductOptionValueSwatch: { color: asIs, image: asIs },
  ProductVariantComponentConnection: connection,
  QuantityPriceBreakConnection: connection,
  QuantityRule: { minimum: asIs, maximum: asIs, increment: asIs },
  SearchQuerySuggestion: { text: asIs, styledText: asIs, trackingParameters: asIs },
  SearchResultItemConnection: searchResultResolvers,
  SearchResultItemEdge: edge,
  SellingPlanAllocationConnection: connection,
  SellingPlanGroupConnection: connection,
  StoreAvailabilityConnection: connection,
  StringConnection: connection,
  StringEdge: edge,
};
