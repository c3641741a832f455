import type { Route } from "#http/router.ts";
import { answerCustomerPage, answerNewLink } from "#storefront/merchant/admin-pages/customer-page.ts";
import { answerCustomersPage } from "#storefront/merchant/admin-pages/customers-page.ts";
import {
  answerDiscountsPage,
  answerEndDiscount,
  answerNewDiscount,
  answerStartDiscount,
} from "#storefront/merchant/admin-pages/discounts-page.ts";
import { answerOrderPage, answerOrdersPage } from "#storefront/merchant/admin-pages/orders-page.ts";
import type { PageServices } from "#storefront/merchant/admin-pages/page-call.ts";
import { answerProductPage, answerSaveProduct } from "#storefront/merchant/admin-pages/product-page.ts";
import { answerProductsPage } from "#storefront/merchant/admin-pages/products-page.ts";
import { answerResend, answerWebhooksPage } from "#storefront/merchant/admin-pages/webhooks-page.ts";

/** The admin pages for a signed-in merchant. */
export const adminPageRoutes: readonly Route<PageServices>[] = [
  {
    method: "GET",
    path: "/admin/products",
    description: "Lists products with their prices, stock, tags and status.",
    handler: answerProductsPage,
  },
  {
    method: "GET",
    path: "/admin/products/:id",
    description: "Shows a product to edit.",
    handler: answerProductPage,
  },
  {
    method: "POST",
    path: "/admin/products/:id",
    description: "Saves a product's title, tags, status, prices and stock.",
    handler: answerSaveProduct,
  },
  {
    method: "GET",
    path: "/admin/discounts",
    description: "Lists discounts, what they give and whether they're active.",
    handler: answerDiscountsPage,
  },
  {
    method: "POST",
    path: "/admin/discounts",
    description: "Creates a code for a percentage off every order.",
    handler: answerNewDiscount,
  },
  {
    method: "POST",
    path: "/admin/discounts/:id/end",
    description: "Ends a discount.",
    handler: answerEndDiscount,
  },
  {
    method: "POST",
    path: "/admin/discounts/:id/start",
    description: "Starts a discount now.",
    handler: answerStartDiscount,
  },
  {
    method: "GET",
    path: "/admin/orders",
    description: "Lists the latest test orders.",
    handler: answerOrdersPage,
  },
  {
    method: "GET",
    path: "/admin/orders/:number",
    description: "Shows an order.",
    handler: answerOrderPage,
  },
  {
    method: "GET",
    path: "/admin/customers",
    description: "Lists the codes that sign customers in, and the latest customers.",
    handler: answerCustomersPage,
  },
  {
    method: "GET",
    path: "/admin/customers/:id",
    description: "Shows a customer with addresses, orders, and the links that emails would have.",
    handler: answerCustomerPage,
  },
  {
    method: "POST",
    path: "/admin/customers/:id/link",
    description: "Makes a link to reset a customer's password, or to activate the account.",
    handler: answerNewLink,
  },
  {
    method: "GET",
    path: "/admin/webhooks",
    description: "Lists the webhooks and the latest deliveries.",
    handler: answerWebhooksPage,
  },
  {
    method: "POST",
    path: "/admin/webhooks/:id/resend",
    description: "Resends a delivery.",
    handler: answerResend,
  },
];
