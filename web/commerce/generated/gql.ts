/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment CartLine on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n      ... on CartCodeDiscountAllocation {\n        code\n      }\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        sku\n        availableForSale\n        compareAtPrice {\n          ...CartMoney\n        }\n        selectedOptions {\n          name\n          value\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        price {\n          ...CartMoney\n        }\n        product {\n          id\n          handle\n          title\n          productType\n          slug: metafield(namespace: \"custom\", key: \"slug\") {\n            value\n          }\n        }\n      }\n    }\n  }\n": typeof types.CartLineFragmentDoc,
    "\n  fragment CartLines on BaseCartLineConnection {\n    nodes {\n      ...CartLine\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": typeof types.CartLinesFragmentDoc,
    "\n  query CartLines($cartId: ID!, $after: String, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cart(id: $cartId) {\n      lines(first: 100, after: $after) {\n        ...CartLines\n      }\n    }\n  }\n": typeof types.CartLinesDocument,
    "\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n": typeof types.CartMoneyFragmentDoc,
    "\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    buyerIdentity {\n      countryCode\n    }\n    attributes {\n      key\n      value\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n      ... on CartCodeDiscountAllocation {\n        code\n      }\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed {\n        ...CartMoney\n      }\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n      totalTaxAmount {\n        ...CartMoney\n      }\n    }\n    lines(first: 100) {\n      ...CartLines\n    }\n  }\n": typeof types.CartFragmentDoc,
    "\n  fragment CartUserError on CartUserError {\n    code\n    field\n    message\n  }\n": typeof types.CartUserErrorFragmentDoc,
    "\n  fragment CartWarning on CartWarning {\n    code\n    message\n    target\n  }\n": typeof types.CartWarningFragmentDoc,
    "\n  query Cart($cartId: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    cart(id: $cartId) {\n      ...Cart\n    }\n  }\n": typeof types.CartDocument,
    "\n  mutation CreateCart($input: CartInput!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartCreate(input: $input) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n": typeof types.CreateCartDocument,
    "\n  mutation AddCartLines($cartId: ID!, $lines: [CartLineInput!]!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartLinesAdd(cartId: $cartId, lines: $lines) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n": typeof types.AddCartLinesDocument,
    "\n  mutation UpdateCartLines($cartId: ID!, $lines: [CartLineUpdateInput!]!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartLinesUpdate(cartId: $cartId, lines: $lines) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n": typeof types.UpdateCartLinesDocument,
    "\n  mutation RemoveCartLines($cartId: ID!, $lineIds: [ID!]!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n": typeof types.RemoveCartLinesDocument,
    "\n  mutation UpdateCartCountry($cartId: ID!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: { countryCode: $country }) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n": typeof types.UpdateCartCountryDocument,
    "\n  mutation UpdateCartCodes($cartId: ID!, $discountCodes: [String!]!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n": typeof types.UpdateCartCodesDocument,
    "\n  mutation ReadDeliveryRates($input: CartInput!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartCreate(input: $input) {\n      cart {\n        lines(first: 100) {\n          nodes {\n            merchandise {\n              ... on ProductVariant {\n                requiresShipping\n              }\n            }\n          }\n        }\n        deliveryGroups(first: 10) {\n          nodes {\n            deliveryOptions {\n              title\n              estimatedCost {\n                ...CartMoney\n              }\n            }\n          }\n        }\n      }\n      userErrors {\n        ...CartUserError\n      }\n    }\n  }\n": typeof types.ReadDeliveryRatesDocument,
    "\n  query ProductFreshness($id: ID!) {\n    product(id: $id) {\n      handle\n      updatedAt\n      collections(first: 10) {\n        nodes {\n          handle\n        }\n      }\n    }\n  }\n": typeof types.ProductFreshnessDocument,
    "\n  query CollectionFreshness($id: ID!) {\n    collection(id: $id) {\n      handle\n      updatedAt\n    }\n  }\n": typeof types.CollectionFreshnessDocument,
    "\n  query LatestProducts {\n    products(first: 50, sortKey: UPDATED_AT, reverse: true) {\n      nodes {\n        id\n        handle\n        updatedAt\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n": typeof types.LatestProductsDocument,
    "\n  fragment ProductVariant on ProductVariant {\n    ...VariantPrice\n    quantityAvailable\n    image {\n      url\n      altText\n      width\n      height\n    }\n    selectedOptions {\n      name\n      value\n    }\n  }\n": typeof types.ProductVariantFragmentDoc,
    "\n  fragment VariantOfProduct on ProductVariant {\n    ...ProductVariant\n    product {\n      id\n      handle\n      title\n      productType\n      tags\n    }\n  }\n": typeof types.VariantOfProductFragmentDoc,
    "\n  fragment Product on Product {\n    id\n    handle\n    title\n    description\n    descriptionHtml\n    productType\n    vendor\n    availableForSale\n    tags\n    updatedAt\n    options {\n      id\n      name\n      optionValues {\n        id\n        name\n      }\n    }\n    metafields(\n      identifiers: [\n        { namespace: \"custom\", key: \"instructor\" }\n        { namespace: \"custom\", key: \"slug\" }\n        { namespace: \"custom\", key: \"subtitle\" }\n        { namespace: \"custom\", key: \"orderinseries\" }\n      ]\n    ) {\n      key\n      value\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n        currencyCode\n      }\n    }\n    featuredImage {\n      url\n      altText\n      width\n      height\n    }\n    images(first: 20) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    collections(first: 10) {\n      nodes {\n        id\n        handle\n        title\n      }\n    }\n    variants(first: 250) {\n      nodes {\n        ...ProductVariant\n      }\n    }\n  }\n": typeof types.ProductFragmentDoc,
    "\n  query Product(\n    $handle: String!\n    $variantName: String = \"\"\n    $variantValue: String = \"\"\n    $country: CountryCode!\n  ) @inContext(country: $country, language: EN) {\n    product(handle: $handle) {\n      ...Product\n      variantBySelectedOptions(selectedOptions: [{ name: $variantName, value: $variantValue }]) {\n        ...ProductVariant\n      }\n    }\n  }\n": typeof types.ProductDocument,
    "\n  query ProductVariant($id: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    node(id: $id) {\n      __typename\n      ... on ProductVariant {\n        ...VariantOfProduct\n      }\n    }\n  }\n": typeof types.ProductVariantDocument,
    "\n  query ProductAndVariant($handle: String!, $variantId: ID!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    product(handle: $handle) {\n      ...Product\n    }\n    node(id: $variantId) {\n      __typename\n      ... on ProductVariant {\n        ...VariantOfProduct\n      }\n    }\n  }\n": typeof types.ProductAndVariantDocument,
    "\n  query Node($id: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    node(id: $id) {\n      __typename\n      ... on Product {\n        ...Product\n      }\n      ... on ProductVariant {\n        ...VariantOfProduct\n      }\n      ... on Collection {\n        id\n        handle\n        title\n        updatedAt\n      }\n    }\n  }\n": typeof types.NodeDocument,
    "\n  query Merchandise($ids: [ID!]!, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    nodes(ids: $ids) {\n      __typename\n      ... on ProductVariant {\n        id\n        title\n        availableForSale\n        product {\n          title\n          handle\n          productType\n          tags\n        }\n      }\n    }\n  }\n": typeof types.MerchandiseDocument,
    "\n  fragment VariantPrice on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n  }\n": typeof types.VariantPriceFragmentDoc,
    "\n  fragment ProductPrice on Product {\n    id\n    handle\n    title\n    productType\n    availableForSale\n    tags\n    featuredImage {\n      url\n      altText\n      width\n      height\n    }\n    variants(first: 25) {\n      nodes {\n        ...VariantPrice\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ProductPriceFragmentDoc,
    "\n  query ProductPrice(\n    $handle: String!\n    $variantName: String = \"\"\n    $variantValue: String = \"\"\n    $country: CountryCode!\n  ) @inContext(country: $country, language: EN) {\n    product(handle: $handle) {\n      ...ProductPrice\n      variantBySelectedOptions(selectedOptions: [{ name: $variantName, value: $variantValue }]) {\n        ...VariantPrice\n      }\n    }\n  }\n": typeof types.ProductPriceDocument,
    "\n  query CollectionPrices(\n    $handle: String!\n    $sortKey: ProductCollectionSortKeys = COLLECTION_DEFAULT\n    $reverse: Boolean = false\n    $variantName: String = \"\"\n    $variantValue: String = \"\"\n    $country: CountryCode = US\n  ) @inContext(country: $country, language: EN) {\n    collection(handle: $handle) {\n      products(first: 100, sortKey: $sortKey, reverse: $reverse) {\n        nodes {\n          ...ProductPrice\n          variantBySelectedOptions(selectedOptions: [{ name: $variantName, value: $variantValue }]) {\n            ...VariantPrice\n          }\n        }\n      }\n    }\n  }\n": typeof types.CollectionPricesDocument,
    "\n  query Collection($handle: String!) {\n    collection(handle: $handle) {\n      id\n    }\n  }\n": typeof types.CollectionDocument,
    "\n  query Shop {\n    shop {\n      id\n    }\n  }\n": typeof types.ShopDocument,
    "\n  query ProductRecommendations($productId: ID!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    productRecommendations(productId: $productId) {\n      ...ProductPrice\n    }\n  }\n": typeof types.ProductRecommendationsDocument,
    "\n  query ShopName {\n    shop {\n      name\n    }\n  }\n": typeof types.ShopNameDocument,
    "\n  fragment ShopProduct on Product {\n    handle\n    title\n    productType\n    availableForSale\n    tags\n    featuredImage {\n      url(transform: { maxWidth: 160, maxHeight: 160 })\n      altText\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n        currencyCode\n      }\n    }\n  }\n": typeof types.ShopProductFragmentDoc,
    "\n  query ShopProduct($handle: String!, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    product(handle: $handle) {\n      ...ShopProduct\n    }\n  }\n": typeof types.ShopProductDocument,
    "\n  query FindShopProducts($query: String!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    predictiveSearch(\n      query: $query\n      limit: 10\n      limitScope: EACH\n      types: [PRODUCT]\n      searchableFields: [TITLE, PRODUCT_TYPE, TAG, VARIANTS_SKU]\n    ) {\n      products {\n        ...ShopProduct\n      }\n    }\n    product(handle: $query) {\n      ...ShopProduct\n    }\n  }\n": typeof types.FindShopProductsDocument,
    "\n  query ShopProducts($after: String, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    products(first: 250, after: $after, sortKey: TITLE) {\n      nodes {\n        ...ShopProduct\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ShopProductsDocument,
};
const documents: Documents = {
    "\n  fragment CartLine on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n      ... on CartCodeDiscountAllocation {\n        code\n      }\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        sku\n        availableForSale\n        compareAtPrice {\n          ...CartMoney\n        }\n        selectedOptions {\n          name\n          value\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        price {\n          ...CartMoney\n        }\n        product {\n          id\n          handle\n          title\n          productType\n          slug: metafield(namespace: \"custom\", key: \"slug\") {\n            value\n          }\n        }\n      }\n    }\n  }\n": types.CartLineFragmentDoc,
    "\n  fragment CartLines on BaseCartLineConnection {\n    nodes {\n      ...CartLine\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": types.CartLinesFragmentDoc,
    "\n  query CartLines($cartId: ID!, $after: String, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cart(id: $cartId) {\n      lines(first: 100, after: $after) {\n        ...CartLines\n      }\n    }\n  }\n": types.CartLinesDocument,
    "\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n": types.CartMoneyFragmentDoc,
    "\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    buyerIdentity {\n      countryCode\n    }\n    attributes {\n      key\n      value\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n      ... on CartCodeDiscountAllocation {\n        code\n      }\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed {\n        ...CartMoney\n      }\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n      totalTaxAmount {\n        ...CartMoney\n      }\n    }\n    lines(first: 100) {\n      ...CartLines\n    }\n  }\n": types.CartFragmentDoc,
    "\n  fragment CartUserError on CartUserError {\n    code\n    field\n    message\n  }\n": types.CartUserErrorFragmentDoc,
    "\n  fragment CartWarning on CartWarning {\n    code\n    message\n    target\n  }\n": types.CartWarningFragmentDoc,
    "\n  query Cart($cartId: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    cart(id: $cartId) {\n      ...Cart\n    }\n  }\n": types.CartDocument,
    "\n  mutation CreateCart($input: CartInput!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartCreate(input: $input) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n": types.CreateCartDocument,
    "\n  mutation AddCartLines($cartId: ID!, $lines: [CartLineInput!]!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartLinesAdd(cartId: $cartId, lines: $lines) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n": types.AddCartLinesDocument,
    "\n  mutation UpdateCartLines($cartId: ID!, $lines: [CartLineUpdateInput!]!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartLinesUpdate(cartId: $cartId, lines: $lines) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n": types.UpdateCartLinesDocument,
    "\n  mutation RemoveCartLines($cartId: ID!, $lineIds: [ID!]!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n": types.RemoveCartLinesDocument,
    "\n  mutation UpdateCartCountry($cartId: ID!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: { countryCode: $country }) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n": types.UpdateCartCountryDocument,
    "\n  mutation UpdateCartCodes($cartId: ID!, $discountCodes: [String!]!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n": types.UpdateCartCodesDocument,
    "\n  mutation ReadDeliveryRates($input: CartInput!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartCreate(input: $input) {\n      cart {\n        lines(first: 100) {\n          nodes {\n            merchandise {\n              ... on ProductVariant {\n                requiresShipping\n              }\n            }\n          }\n        }\n        deliveryGroups(first: 10) {\n          nodes {\n            deliveryOptions {\n              title\n              estimatedCost {\n                ...CartMoney\n              }\n            }\n          }\n        }\n      }\n      userErrors {\n        ...CartUserError\n      }\n    }\n  }\n": types.ReadDeliveryRatesDocument,
    "\n  query ProductFreshness($id: ID!) {\n    product(id: $id) {\n      handle\n      updatedAt\n      collections(first: 10) {\n        nodes {\n          handle\n        }\n      }\n    }\n  }\n": types.ProductFreshnessDocument,
    "\n  query CollectionFreshness($id: ID!) {\n    collection(id: $id) {\n      handle\n      updatedAt\n    }\n  }\n": types.CollectionFreshnessDocument,
    "\n  query LatestProducts {\n    products(first: 50, sortKey: UPDATED_AT, reverse: true) {\n      nodes {\n        id\n        handle\n        updatedAt\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n": types.LatestProductsDocument,
    "\n  fragment ProductVariant on ProductVariant {\n    ...VariantPrice\n    quantityAvailable\n    image {\n      url\n      altText\n      width\n      height\n    }\n    selectedOptions {\n      name\n      value\n    }\n  }\n": types.ProductVariantFragmentDoc,
    "\n  fragment VariantOfProduct on ProductVariant {\n    ...ProductVariant\n    product {\n      id\n      handle\n      title\n      productType\n      tags\n    }\n  }\n": types.VariantOfProductFragmentDoc,
    "\n  fragment Product on Product {\n    id\n    handle\n    title\n    description\n    descriptionHtml\n    productType\n    vendor\n    availableForSale\n    tags\n    updatedAt\n    options {\n      id\n      name\n      optionValues {\n        id\n        name\n      }\n    }\n    metafields(\n      identifiers: [\n        { namespace: \"custom\", key: \"instructor\" }\n        { namespace: \"custom\", key: \"slug\" }\n        { namespace: \"custom\", key: \"subtitle\" }\n        { namespace: \"custom\", key: \"orderinseries\" }\n      ]\n    ) {\n      key\n      value\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n        currencyCode\n      }\n    }\n    featuredImage {\n      url\n      altText\n      width\n      height\n    }\n    images(first: 20) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    collections(first: 10) {\n      nodes {\n        id\n        handle\n        title\n      }\n    }\n    variants(first: 250) {\n      nodes {\n        ...ProductVariant\n      }\n    }\n  }\n": types.ProductFragmentDoc,
    "\n  query Product(\n    $handle: String!\n    $variantName: String = \"\"\n    $variantValue: String = \"\"\n    $country: CountryCode!\n  ) @inContext(country: $country, language: EN) {\n    product(handle: $handle) {\n      ...Product\n      variantBySelectedOptions(selectedOptions: [{ name: $variantName, value: $variantValue }]) {\n        ...ProductVariant\n      }\n    }\n  }\n": types.ProductDocument,
    "\n  query ProductVariant($id: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    node(id: $id) {\n      __typename\n      ... on ProductVariant {\n        ...VariantOfProduct\n      }\n    }\n  }\n": types.ProductVariantDocument,
    "\n  query ProductAndVariant($handle: String!, $variantId: ID!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    product(handle: $handle) {\n      ...Product\n    }\n    node(id: $variantId) {\n      __typename\n      ... on ProductVariant {\n        ...VariantOfProduct\n      }\n    }\n  }\n": types.ProductAndVariantDocument,
    "\n  query Node($id: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    node(id: $id) {\n      __typename\n      ... on Product {\n        ...Product\n      }\n      ... on ProductVariant {\n        ...VariantOfProduct\n      }\n      ... on Collection {\n        id\n        handle\n        title\n        updatedAt\n      }\n    }\n  }\n": types.NodeDocument,
    "\n  query Merchandise($ids: [ID!]!, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    nodes(ids: $ids) {\n      __typename\n      ... on ProductVariant {\n        id\n        title\n        availableForSale\n        product {\n          title\n          handle\n          productType\n          tags\n        }\n      }\n    }\n  }\n": types.MerchandiseDocument,
    "\n  fragment VariantPrice on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n  }\n": types.VariantPriceFragmentDoc,
    "\n  fragment ProductPrice on Product {\n    id\n    handle\n    title\n    productType\n    availableForSale\n    tags\n    featuredImage {\n      url\n      altText\n      width\n      height\n    }\n    variants(first: 25) {\n      nodes {\n        ...VariantPrice\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n": types.ProductPriceFragmentDoc,
    "\n  query ProductPrice(\n    $handle: String!\n    $variantName: String = \"\"\n    $variantValue: String = \"\"\n    $country: CountryCode!\n  ) @inContext(country: $country, language: EN) {\n    product(handle: $handle) {\n      ...ProductPrice\n      variantBySelectedOptions(selectedOptions: [{ name: $variantName, value: $variantValue }]) {\n        ...VariantPrice\n      }\n    }\n  }\n": types.ProductPriceDocument,
    "\n  query CollectionPrices(\n    $handle: String!\n    $sortKey: ProductCollectionSortKeys = COLLECTION_DEFAULT\n    $reverse: Boolean = false\n    $variantName: String = \"\"\n    $variantValue: String = \"\"\n    $country: CountryCode = US\n  ) @inContext(country: $country, language: EN) {\n    collection(handle: $handle) {\n      products(first: 100, sortKey: $sortKey, reverse: $reverse) {\n        nodes {\n          ...ProductPrice\n          variantBySelectedOptions(selectedOptions: [{ name: $variantName, value: $variantValue }]) {\n            ...VariantPrice\n          }\n        }\n      }\n    }\n  }\n": types.CollectionPricesDocument,
    "\n  query Collection($handle: String!) {\n    collection(handle: $handle) {\n      id\n    }\n  }\n": types.CollectionDocument,
    "\n  query Shop {\n    shop {\n      id\n    }\n  }\n": types.ShopDocument,
    "\n  query ProductRecommendations($productId: ID!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    productRecommendations(productId: $productId) {\n      ...ProductPrice\n    }\n  }\n": types.ProductRecommendationsDocument,
    "\n  query ShopName {\n    shop {\n      name\n    }\n  }\n": types.ShopNameDocument,
    "\n  fragment ShopProduct on Product {\n    handle\n    title\n    productType\n    availableForSale\n    tags\n    featuredImage {\n      url(transform: { maxWidth: 160, maxHeight: 160 })\n      altText\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n        currencyCode\n      }\n    }\n  }\n": types.ShopProductFragmentDoc,
    "\n  query ShopProduct($handle: String!, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    product(handle: $handle) {\n      ...ShopProduct\n    }\n  }\n": types.ShopProductDocument,
    "\n  query FindShopProducts($query: String!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    predictiveSearch(\n      query: $query\n      limit: 10\n      limitScope: EACH\n      types: [PRODUCT]\n      searchableFields: [TITLE, PRODUCT_TYPE, TAG, VARIANTS_SKU]\n    ) {\n      products {\n        ...ShopProduct\n      }\n    }\n    product(handle: $query) {\n      ...ShopProduct\n    }\n  }\n": types.FindShopProductsDocument,
    "\n  query ShopProducts($after: String, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    products(first: 250, after: $after, sortKey: TITLE) {\n      nodes {\n        ...ShopProduct\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ShopProductsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartLine on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n      ... on CartCodeDiscountAllocation {\n        code\n      }\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        sku\n        availableForSale\n        compareAtPrice {\n          ...CartMoney\n        }\n        selectedOptions {\n          name\n          value\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        price {\n          ...CartMoney\n        }\n        product {\n          id\n          handle\n          title\n          productType\n          slug: metafield(namespace: \"custom\", key: \"slug\") {\n            value\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CartLineFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartLines on BaseCartLineConnection {\n    nodes {\n      ...CartLine\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"): typeof import('./graphql.ts').CartLinesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartLines($cartId: ID!, $after: String, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cart(id: $cartId) {\n      lines(first: 100, after: $after) {\n        ...CartLines\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CartLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n"): typeof import('./graphql.ts').CartMoneyFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    buyerIdentity {\n      countryCode\n    }\n    attributes {\n      key\n      value\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n      ... on CartCodeDiscountAllocation {\n        code\n      }\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed {\n        ...CartMoney\n      }\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n      totalTaxAmount {\n        ...CartMoney\n      }\n    }\n    lines(first: 100) {\n      ...CartLines\n    }\n  }\n"): typeof import('./graphql.ts').CartFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartUserError on CartUserError {\n    code\n    field\n    message\n  }\n"): typeof import('./graphql.ts').CartUserErrorFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartWarning on CartWarning {\n    code\n    message\n    target\n  }\n"): typeof import('./graphql.ts').CartWarningFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cart($cartId: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    cart(id: $cartId) {\n      ...Cart\n    }\n  }\n"): typeof import('./graphql.ts').CartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCart($input: CartInput!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartCreate(input: $input) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCartLines($cartId: ID!, $lines: [CartLineInput!]!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartLinesAdd(cartId: $cartId, lines: $lines) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddCartLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCartLines($cartId: ID!, $lines: [CartLineUpdateInput!]!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartLinesUpdate(cartId: $cartId, lines: $lines) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCartLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCartLines($cartId: ID!, $lineIds: [ID!]!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RemoveCartLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCartCountry($cartId: ID!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: { countryCode: $country }) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCartCountryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCartCodes($cartId: ID!, $discountCodes: [String!]!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart {\n        ...Cart\n      }\n      userErrors {\n        ...CartUserError\n      }\n      warnings {\n        ...CartWarning\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCartCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadDeliveryRates($input: CartInput!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    cartCreate(input: $input) {\n      cart {\n        lines(first: 100) {\n          nodes {\n            merchandise {\n              ... on ProductVariant {\n                requiresShipping\n              }\n            }\n          }\n        }\n        deliveryGroups(first: 10) {\n          nodes {\n            deliveryOptions {\n              title\n              estimatedCost {\n                ...CartMoney\n              }\n            }\n          }\n        }\n      }\n      userErrors {\n        ...CartUserError\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ReadDeliveryRatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductFreshness($id: ID!) {\n    product(id: $id) {\n      handle\n      updatedAt\n      collections(first: 10) {\n        nodes {\n          handle\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductFreshnessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CollectionFreshness($id: ID!) {\n    collection(id: $id) {\n      handle\n      updatedAt\n    }\n  }\n"): typeof import('./graphql.ts').CollectionFreshnessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LatestProducts {\n    products(first: 50, sortKey: UPDATED_AT, reverse: true) {\n      nodes {\n        id\n        handle\n        updatedAt\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LatestProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductVariant on ProductVariant {\n    ...VariantPrice\n    quantityAvailable\n    image {\n      url\n      altText\n      width\n      height\n    }\n    selectedOptions {\n      name\n      value\n    }\n  }\n"): typeof import('./graphql.ts').ProductVariantFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VariantOfProduct on ProductVariant {\n    ...ProductVariant\n    product {\n      id\n      handle\n      title\n      productType\n      tags\n    }\n  }\n"): typeof import('./graphql.ts').VariantOfProductFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Product on Product {\n    id\n    handle\n    title\n    description\n    descriptionHtml\n    productType\n    vendor\n    availableForSale\n    tags\n    updatedAt\n    options {\n      id\n      name\n      optionValues {\n        id\n        name\n      }\n    }\n    metafields(\n      identifiers: [\n        { namespace: \"custom\", key: \"instructor\" }\n        { namespace: \"custom\", key: \"slug\" }\n        { namespace: \"custom\", key: \"subtitle\" }\n        { namespace: \"custom\", key: \"orderinseries\" }\n      ]\n    ) {\n      key\n      value\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n        currencyCode\n      }\n    }\n    featuredImage {\n      url\n      altText\n      width\n      height\n    }\n    images(first: 20) {\n      nodes {\n        url\n        altText\n        width\n        height\n      }\n    }\n    collections(first: 10) {\n      nodes {\n        id\n        handle\n        title\n      }\n    }\n    variants(first: 250) {\n      nodes {\n        ...ProductVariant\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Product(\n    $handle: String!\n    $variantName: String = \"\"\n    $variantValue: String = \"\"\n    $country: CountryCode!\n  ) @inContext(country: $country, language: EN) {\n    product(handle: $handle) {\n      ...Product\n      variantBySelectedOptions(selectedOptions: [{ name: $variantName, value: $variantValue }]) {\n        ...ProductVariant\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductVariant($id: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    node(id: $id) {\n      __typename\n      ... on ProductVariant {\n        ...VariantOfProduct\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductVariantDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductAndVariant($handle: String!, $variantId: ID!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    product(handle: $handle) {\n      ...Product\n    }\n    node(id: $variantId) {\n      __typename\n      ... on ProductVariant {\n        ...VariantOfProduct\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductAndVariantDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Node($id: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    node(id: $id) {\n      __typename\n      ... on Product {\n        ...Product\n      }\n      ... on ProductVariant {\n        ...VariantOfProduct\n      }\n      ... on Collection {\n        id\n        handle\n        title\n        updatedAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').NodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Merchandise($ids: [ID!]!, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    nodes(ids: $ids) {\n      __typename\n      ... on ProductVariant {\n        id\n        title\n        availableForSale\n        product {\n          title\n          handle\n          productType\n          tags\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MerchandiseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VariantPrice on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n  }\n"): typeof import('./graphql.ts').VariantPriceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductPrice on Product {\n    id\n    handle\n    title\n    productType\n    availableForSale\n    tags\n    featuredImage {\n      url\n      altText\n      width\n      height\n    }\n    variants(first: 25) {\n      nodes {\n        ...VariantPrice\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductPriceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductPrice(\n    $handle: String!\n    $variantName: String = \"\"\n    $variantValue: String = \"\"\n    $country: CountryCode!\n  ) @inContext(country: $country, language: EN) {\n    product(handle: $handle) {\n      ...ProductPrice\n      variantBySelectedOptions(selectedOptions: [{ name: $variantName, value: $variantValue }]) {\n        ...VariantPrice\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductPriceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CollectionPrices(\n    $handle: String!\n    $sortKey: ProductCollectionSortKeys = COLLECTION_DEFAULT\n    $reverse: Boolean = false\n    $variantName: String = \"\"\n    $variantValue: String = \"\"\n    $country: CountryCode = US\n  ) @inContext(country: $country, language: EN) {\n    collection(handle: $handle) {\n      products(first: 100, sortKey: $sortKey, reverse: $reverse) {\n        nodes {\n          ...ProductPrice\n          variantBySelectedOptions(selectedOptions: [{ name: $variantName, value: $variantValue }]) {\n            ...VariantPrice\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CollectionPricesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Collection($handle: String!) {\n    collection(handle: $handle) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CollectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Shop {\n    shop {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ShopDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductRecommendations($productId: ID!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    productRecommendations(productId: $productId) {\n      ...ProductPrice\n    }\n  }\n"): typeof import('./graphql.ts').ProductRecommendationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopName {\n    shop {\n      name\n    }\n  }\n"): typeof import('./graphql.ts').ShopNameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopProduct on Product {\n    handle\n    title\n    productType\n    availableForSale\n    tags\n    featuredImage {\n      url(transform: { maxWidth: 160, maxHeight: 160 })\n      altText\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n        currencyCode\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ShopProductFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopProduct($handle: String!, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    product(handle: $handle) {\n      ...ShopProduct\n    }\n  }\n"): typeof import('./graphql.ts').ShopProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindShopProducts($query: String!, $country: CountryCode!)\n  @inContext(country: $country, language: EN) {\n    predictiveSearch(\n      query: $query\n      limit: 10\n      limitScope: EACH\n      types: [PRODUCT]\n      searchableFields: [TITLE, PRODUCT_TYPE, TAG, VARIANTS_SKU]\n    ) {\n      products {\n        ...ShopProduct\n      }\n    }\n    product(handle: $query) {\n      ...ShopProduct\n    }\n  }\n"): typeof import('./graphql.ts').FindShopProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopProducts($after: String, $country: CountryCode!) @inContext(country: $country, language: EN) {\n    products(first: 250, after: $after, sortKey: TITLE) {\n      nodes {\n        ...ShopProduct\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ShopProductsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
