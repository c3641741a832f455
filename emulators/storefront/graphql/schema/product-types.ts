import { connectionResolvers, edgeResolvers } from "./connection.ts";
import { searchResultResolvers } from "./answer-search.ts";
import { mediaImageResolvers } from "./image-resolvers.ts";
import { marketResolvers } from "./localization-resolvers.ts";
import { productListResolvers } from "./product-list.ts";
import { asIs, type Resolvers } from "./resolver.ts";

/** The emulated types around products and their search. */
export const productTypes: Record<string, Resolvers<never>> = {
  ApiVersion: { displayName: asIs, handle: asIs, supported: asIs },
  Filter: { id: asIs, label: asIs, presentation: asIs, type: asIs, values: asIs },
  FilterValue: { id: asIs, label: asIs, count: asIs, input: asIs, image: asIs, swatch: asIs },
  LocationConnection: connectionResolvers,
  Market: marketResolvers,
  MediaConnection: connectionResolvers,
  MediaEdge: edgeResolvers,
  MediaImage: mediaImageResolvers,
  MetafieldReferenceConnection: connectionResolvers,
  MetafieldReferenceEdge: edgeResolvers,
  PredictiveSearchResult: { articles: asIs, collections: asIs, pages: asIs, products: asIs, queries: asIs },
  ProductConnection: productListResolvers,
  ProductOptionValueSwatch: { color: asIs, image: asIs },
  ProductVariantComponentConnection: connectionResolvers,
  QuantityPriceBreakConnection: connectionResolvers,
  QuantityRule: { minimum: asIs, maximum: asIs, increment: asIs },
  SearchQuerySuggestion: { text: asIs, styledText: asIs, trackingParameters: asIs },
  SearchResultItemConnection: searchResultResolvers,
  SearchResultItemEdge: edgeResolvers,
  SellingPlanAllocationConnection: connectionResolvers,
  SellingPlanGroupConnection: connectionResolvers,
  StoreAvailabilityConnection: connectionResolvers,
  StringConnection: connectionResolvers,
  StringEdge: edgeResolvers,
};
