import { endpoints } from "@shop/emulators/content-lake/api/endpoints.ts";
import { accountRoutes } from "@shop/emulators/storefront/customer-account/account-routes.ts";
import { listAccountOperations } from "@shop/emulators/storefront/customer-account/graphql/account-operations.ts";
import { controlRoutes } from "@shop/emulators/storefront/http/control/control-routes.ts";
import { adminRoutes } from "@shop/emulators/storefront/merchant/admin-api/admin-routes.ts";
import { adminPageRoutes } from "@shop/emulators/storefront/merchant/admin-pages/admin-page-routes.ts";
import { uploadRoutes } from "@shop/emulators/storefront/merchant/uploads/upload-routes.ts";
import { listAdminOperations } from "@shop/emulators/storefront/merchant/admin-graphql/admin-operations.ts";
import { listOperations } from "@shop/emulators/storefront/graphql/operations.ts";
import { shopPageRoutes } from "@shop/emulators/storefront/checkout/pages/shop-page-routes.ts";
import { toEndpointName, toOperationName } from "./endpoint-coverage.ts";

const lakeEndpoints = [...endpoints.api, ...endpoints.control];
const storefrontEndpoints = [
  ...adminRoutes,
  ...uploadRoutes,
  ...adminPageRoutes,
  ...shopPageRoutes,
  ...accountRoutes,
  ...controlRoutes,
];
const operations = listOperations().filter(({ isEmulated }) => isEmulated);

/** The names of everything the emulators serve: the lake's endpoints, the storefront's endpoints and its GraphQL operations. */
export const emulatedEndpoints: readonly string[] = [
  ...lakeEndpoints.map(({ method, path }) => toEndpointName("content-lake", method, path)),
  ...storefrontEndpoints.map(({ method, path }) => toEndpointName("storefront", method, path)),
  ...operations.map(({ kind, field }) => toOperationName("storefront", kind, field)),
  ...listAdminOperations().map(({ kind, field }) => toOperationName("admin", kind, field)),
  ...listAccountOperations().map(({ kind, field }) => toOperationName("account", kind, field)),
];
