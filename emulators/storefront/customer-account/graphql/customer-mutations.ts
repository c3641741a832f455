import { saveCustomer } from "#storefront/domain/customers/customers.ts";
import { checkText, toText } from "#storefront/graphql/schema/customers/check-customer.ts";
import { type AccountContext, type AccountResolvers, readSignedIn } from "./account-context.ts";
import { type AccountUserError, toAccountErrors } from "./account-errors.ts";
import { toEmailAddress } from "./customer-resolvers.ts";

interface CustomerUpdateInput {
  firstName?: string | null;
  lastName?: string | null;
}

export const customerMutations: AccountResolvers<unknown> = {
  // A missing field stays, and null clears it.
  customerUpdate: (_root, { input }: { input: CustomerUpdateInput }, context) => {
    const customer = readSignedIn(context);
    const { firstName = customer.firstName, lastName = customer.lastName } = input;
    const errors = toAccountErrors(
      [
        ...checkText("First name", firstName, ["input", "firstName"]),
        ...checkText("Last name", lastName, ["input", "lastName"]),
      ],
      ["CONTAINS_HTML_TAGS", "CONTAINS_URL", "TOO_LONG"],
    );
    if (Object.keys(input).length === 0) {
      const message = "The personal information input argument is empty.";
      errors.push({ code: "CUSTOMER_INPUT_ARGUMENT_EMPTY", field: ["input"], message });
    }
    if (errors.length > 0) return { customer: null, userErrors: errors };
    const changed = { ...customer, firstName: toText(firstName), lastName: toText(lastName) };
    return { customer: saveCustomer(changed, context), userErrors: [] };
  },
  customerEmailMarketingSubscribe: (_root, _args, context) => {
    const customer = readSignedIn(context);
    if (!customer.acceptsMarketing) return setMarketing(true, context);
    const message = "The customer is already subscribed to email marketing.";
    return refuse({ code: "CUSTOMER_ALREADY_SUBSCRIBED", field: null, message });
  },
  customerEmailMarketingUnsubscribe: (_root, _args, context) => setMarketing(false, context),
  storefrontCustomerAccessTokenCreate: (_root, _args, { accessTokens, customerId }) => ({
    customerAccessToken: accessTokens.create(customerId).accessToken,
    userErrors: [],
  }),
};

function setMarketing(acceptsMarketing: boolean, context: AccountContext) {
  const customer = saveCustomer({ ...readSignedIn(context), acceptsMarketing }, context);
  return { emailAddress: toEmailAddress(customer), userErrors: [] };
}

const refuse = (error: AccountUserError) => ({ emailAddress: null, userErrors: [error] });
