import { graphql } from "#commerce/generated/gql.ts";

graphql(`
  fragment CartMoney on MoneyV2 {
    amount
    currencyCode
  }
`);

graphql(`
  fragment Cart on Cart {
    id
    checkoutUrl
    totalQuantity
    note
    buyerIdentity {
      countryCode
    }
    attributes {
      key
      value
    }
    discountCodes {
      code
      applicable
    }
    discountAllocations {
      discountedAmount {
        ...CartMoney
      }
      ... on CartCodeDiscountAllocation {
        code
      }
    }
    appliedGiftCards {
      id
      lastCharacters
      presentmentAmountUsed {
        ...CartMoney
      }
    }
    cost {
      subtotalAmount {
        ...CartMoney
      }
      totalAmount {
        ...CartMoney
      }
      totalTaxAmount {
        ...CartMoney
      }
    }
    lines(first: 100) {
      ...CartLines
    }
  }
`);

graphql(`
  fragment CartUserError on CartUserError {
    code
    field
    message
  }
`);

graphql(`
  fragment CartWarning on CartWarning {
    code
    message
    target
  }
`);

export const cartQuery = graphql(`
  query Cart($cartId: ID!, $country: CountryCode!) @inContext(country: $country, language: EN) {
    cart(id: $cartId) {
      ...Cart
    }
  }
`);

export const createCartMutation = graphql(`
  mutation CreateCart($input: CartInput!, $country: CountryCode!)
  @inContext(country: $country, language: EN) {
    cartCreate(input: $input) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserError
      }
      warnings {
        ...CartWarning
      }
    }
  }
`);

export const addCartLinesMutation = graphql(`
  mutation AddCartLines($cartId: ID!, $lines: [CartLineInput!]!, $country: CountryCode!)
  @inContext(country: $country, language: EN) {
    cartLinesAdd(cartId: $cartId, lines: $lines) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserError
      }
      warnings {
        ...CartWarning
      }
    }
  }
`);

export const updateCartLinesMutation = graphql(`
  mutation UpdateCartLines($cartId: ID!, $lines: [CartLineUpdateInput!]!, $country: CountryCode!)
  @inContext(country: $country, language: EN) {
    cartLinesUpdate(cartId: $cartId, lines: $lines) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserError
      }
      warnings {
        ...CartWarning
      }
    }
  }
`);

export const removeCartLinesMutation = graphql(`
  mutation RemoveCartLines($cartId: ID!, $lineIds: [ID!]!, $country: CountryCode!)
  @inContext(country: $country, language: EN) {
    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserError
      }
      warnings {
        ...CartWarning
      }
    }
  }
`);

export const updateCartCountryMutation = graphql(`
  mutation UpdateCartCountry($cartId: ID!, $country: CountryCode!)
  @inContext(country: $country, language: EN) {
    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: { countryCode: $country }) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserError
      }
      warnings {
        ...CartWarning
      }
    }
  }
`);

export const updateCartCodesMutation = graphql(`
  mutation UpdateCartCodes($cartId: ID!, $discountCodes: [String!]!, $country: CountryCode!)
  @inContext(country: $country, language: EN) {
    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
      cart {
        ...Cart
      }
      userErrors {
        ...CartUserError
      }
      warnings {
        ...CartWarning
      }
    }
  }
`);
