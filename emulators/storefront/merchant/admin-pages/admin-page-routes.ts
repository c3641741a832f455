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
    does: "Lists products with their prices, stock, tags and status.",
    answer: answerProductsPage,
  },
  {
    method: "GET",
    path: "/admin/products/:id",
    does: "Shows a product to edit.",
    answer: answerProductPage,
  },
  {
    method: "POST",
    path: "/admin/products/:id",
    does: "Saves a product's title, tags, status, prices and stock.",
    answer: answerSaveProduct,
  },
  {
    method: "GET",
    path: "/admin/discounts",
    does: "Lists discounts, what they give and whether they're active.",
    answer: answerDiscountsPage,
  },
  {
    method: "POST",
    path: "/admin/discounts",
    does: "Creates a code for a percentage off every order.",
    answer: answerNewDiscount,
  },
  {
    method: "POST",
    path: "/admin/discounts/:id/end",
    does: "Ends a discount.",
    answer: answerEndDiscount,
  },
  {
    method: "POST",
    path: "/admin/discounts/:id/start",
    does: "Starts a discount now.",
    answer: answerStartDiscount,
  },
  {
    method: "GET",
    path: "/admin/orders",
    does: "Lists the latest test orders.",
    answer: answerOrdersPage,
  },
  {
    method: "GET",
    path: "/admin/orders/:number",
    does: "Shows an order.",
    answer: answerOrderPage,
  },
  {
    method: "GET",
    path: "/admin/customers",
    does: "Lists the codes that sign customers in, and the latest customers.",
    answer: answerCustomersPage,
  },
  {
    method: "GET",
    path: "/admin/customers/:id",
    does: "Shows a customer with addresses, orders, and the links that emails would have.",
    answer: answerCustomerPage,
  },
  {
    method: "POST",
    path: "/admin/customers/:id/link",
    does: "Makes a link to reset a customer's password, or to activate the account.",
    answer: answerNewLink,
  },
  {
    method: "GET",
    path: "/admin/webhooks",
    does: "Lists the webhooks and the latest deliveries.",
    answer: answerWebhooksPage,
  },
  {
    method: "POST",
    path: "/admin/webhooks/:id/resend",
    does: "Resends a delivery.",
    answer: answerResend,
  },
];
