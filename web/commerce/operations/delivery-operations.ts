import { graphql } from "#commerce/generated/gql.ts";

/** A cart that's only made to ask what its delivery costs. The shopper's own cart gets no address. */
export const readDeliveryRatesMutation = graphql(`
  mutation ReadDeliveryRates($input: CartInput!, $country: CountryCode!)
  @inContext(country: $country, language: EN) {
    cartCreate(input: $input) {
      cart {
        lines(first: 100) {
          nodes {
            merchandise {
              ... on ProductVariant {
                requiresShipping
              }
            }
          }
        }
        deliveryGroups(first: 10) {
          nodes {
            deliveryOptions {
              title
              estimatedCost {
                ...CartMoney
              }
            }
          }
        }
      }
      userErrors {
        ...CartUserError
      }
    }
  }
`);
