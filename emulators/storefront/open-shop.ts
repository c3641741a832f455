import { join } from "node:path";
import type { ShopCredentials } from "#storefront/shop-credentials.ts";
import { apiVersions } from "#storefront/graphql/api/api-versions.ts";
import { type CartStore, createCartStore } from "#storefront/domain/cart/cart-store.ts";
import { createGiftCards, type GiftCards } from "#storefront/domain/cart/gift-card-store.ts";
import { type Catalog, createCatalog } from "#storefront/domain/catalog/catalog.ts";
import { type CatalogSeed } from "#storefront/domain/catalog/catalog-seed.ts";
import { type Content, createContent } from "#storefront/domain/content/content.ts";
import { type CustomerLimits, createCustomerLimits } from "#storefront/customer-limits.ts";
import { type AccessTokens, createAccessTokens } from "#storefront/domain/customers/access-tokens.ts";
import { type AccountLinks, createAccountLinks } from "#storefront/domain/customers/account-links.ts";
import {
  type AccountSessions,
  createAccountSessions,
} from "#storefront/domain/customers/account-sessions.ts";
import { createCustomers, type Customers } from "#storefront/domain/customers/customers.ts";
import { createSignInCodes, type SignInCodes } from "#storefront/domain/customers/sign-in-codes.ts";
import { createGrants, type Grants } from "#storefront/customer-account/sign-in/grants.ts";
import { createIdTokens, type IdTokens } from "#storefront/customer-account/sign-in/id-tokens.ts";
import { openDatabase } from "#storefront/domain/database.ts";
import { createNextId, type NextId } from "#storefront/domain/next-id.ts";
import { createDiscounts, type Discounts } from "#storefront/domain/discounts/discount-store.ts";
import { announceChange } from "#storefront/merchant/announce-change.ts";
import { createDeliveryQueue, type DeliveryQueue } from "#storefront/merchant/delivery-queue.ts";
import { createDispatcher, type Dispatcher } from "#storefront/merchant/dispatcher.ts";
import { createEvents, type Events } from "#storefront/merchant/events.ts";
import { createLag, type Lag } from "#storefront/merchant/lag.ts";
import { toShopDomain } from "#storefront/domain/shop-facts.ts";
import { createWebhookStore, type WebhookStore } from "#storefront/merchant/webhook-store.ts";
import { createDraftOrders, type DraftOrders } from "#storefront/domain/orders/draft-orders.ts";
import { createOrders, type Orders } from "#storefront/domain/orders/orders.ts";
import { createImageFiles, type ImageFiles } from "#storefront/checkout/pages/image-files.ts";
import {
  createStagedUploads,
  type StagedUploads,
  uploadsFolder,
} from "#storefront/domain/uploads/staged-uploads.ts";
import { inTransaction } from "#storefront/domain/transaction.ts";

export interface OpenShopOptions {
  dataDir: string;
  credentials: Pick<ShopCredentials, "storefront">;
  /** Loaded once per data directory. */
  seed: CatalogSeed;
  /** Where browsers reach the shop, if known beforehand. */
  publicUrl: string | undefined;
  /** The site's webhook URL. null sends none, undefined keeps the last start's. */
  webhookUrl: string | null | undefined;
  lagMs: number;
  /** Before each retry of a webhook. */
  retryDelaysMs: readonly number[];
  now: () => Date;
  newId: () => string;
}

/** What all requests to one shop share. */
export interface ShopServices {
  catalog: Catalog;
  carts: CartStore;
  discounts: Discounts;
  giftCards: GiftCards;
  orders: Orders;
  customers: Customers;
  accessTokens: AccessTokens;
  accountLinks: AccountLinks;
  customerLimits: CustomerLimits;
  /** These four sign customers in to the Customer Account API. */
  signInCodes: SignInCodes;
  grants: Grants;
  accountSessions: AccountSessions;
  idTokens: IdTokens;
  draftOrders: DraftOrders;
  content: Content;
  images: ImageFiles;
  uploads: StagedUploads;
  events: Events;
  webhooks: WebhookStore;
  deliveries: DeliveryQueue;
  dispatcher: Dispatcher;
  lag: Lag;
  /** IDs for what's created while the shop is open. */
  nextId: NextId;
  /** Stores everything the work writes, or nothing. */
  transact: <Result>(work: () => Result) => Result;
}

/** Everything over one data directory, until it's closed. */
export interface OpenShop {
  services: ShopServices;
  /** Copies the database as it is now to a new file. */
  copyDatabase: (file: string) => void;
  close: () => Promise<void>;
}

export function openShop(options: OpenShopOptions): OpenShop {
  const { dataDir, credentials, seed, webhookUrl, retryDelaysMs, now, newId } = options;
  const content = createContent(seed.content);
  const shopDomain = toShopDomain(content.shop.name);
  const publicUrl = options.publicUrl ?? `https://${shopDomain}`;
  const database = openDatabase(dataDir);
  const webhooks = createWebhookStore({ database, siteAddress: webhookUrl, now });
  const deliveries = createDeliveryQueue(database);
  const dispatcher = createDispatcher({
    queue: deliveries,
    webhooks,
    secret: credentials.storefront.webhookSecret,
    shopDomain,
    apiVersion: apiVersions[0],
    retryDelaysMs,
    now,
  });
  const { sendDue } = dispatcher;
  const events = createEvents({ database, webhooks, queue: deliveries, sendDue, now, newId });
  const lag = createLag(options.lagMs);
  const catalog = createCatalog({
    database,
    seed,
    now,
    onChange: (change, show) => {
      const eventId = newId();
      announceChange({ change, eventId, events, publicUrl, collections: catalog.stored.collections });
      lag.hold((tell) => dispatcher.whenSent(eventId, tell), show);
    },
  });
  sendDue();
  const nextId = createNextId(database);

  return {
    services: {
      catalog,
      carts: createCartStore(database, now),
      discounts: createDiscounts(database, seed.discounts ?? []),
      giftCards: createGiftCards(database, seed.giftCards ?? [], now),
      orders: createOrders(database),
      customers: createCustomers(database),
      accessTokens: createAccessTokens(database, now, nextId),
      accountLinks: createAccountLinks(database, now),
      customerLimits: createCustomerLimits(now),
      signInCodes: createSignInCodes(now),
      grants: createGrants(now),
      accountSessions: createAccountSessions(database, now),
      idTokens: createIdTokens(database),
      draftOrders: createDraftOrders(database),
      content,
      images: createImageFiles({
        folder: seed.imagesFolder,
        uploaded: join(dataDir, uploadsFolder),
        derived: join(dataDir, "pictures"),
      }),
      uploads: createStagedUploads({ database, folder: join(dataDir, uploadsFolder), now }),
      events,
      webhooks,
      deliveries,
      dispatcher,
      lag,
      nextId,
      transact: (work) => inTransaction(database, work),
    },
    copyDatabase: (file) => void database.prepare("VACUUM INTO ?").run(file),
    close: async () => {
      lag.close();
      await dispatcher.close();
      if (database.isOpen) database.close();
    },
  };
}
