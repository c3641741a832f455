import {
  answerCopies,
  answerCopyDataset,
  answerCopyEvents,
  answerCreateDataset,
  answerDatasetList,
  answerDeleteDataset,
  answerEditDataset,
  answerSetUpComments,
} from "./datasets-endpoints.ts";
import { projectRoutes } from "#content-lake/api/fixtures/project.ts";
import { withoutVersion } from "./api-version.ts";
import { createRouter, type Route } from "#http/router.ts";
import { accountRoutes } from "#content-lake/api/routes/account-routes.ts";
import { assetRoutes } from "#content-lake/api/routes/asset-routes.ts";
import { corsRoutes } from "#content-lake/api/routes/cors-routes.ts";
import { dataRoutes } from "#content-lake/api/routes/data-routes.ts";
import { historyRoutes } from "#content-lake/api/routes/history-routes.ts";
import { hookRoutes } from "#content-lake/api/routes/hook-routes.ts";
import type { Services } from "./services.ts";
import { signInRoutes } from "#content-lake/access/sign-in/sign-in-endpoints.ts";

const datasetRoutes: readonly Route<Services>[] = [
  {
    method: "GET",
    path: "/datasets",
    description: "Lists the datasets.",
    handler: answerDatasetList,
  },
  {
    method: "PUT",
    path: "/datasets/:dataset",
    description: "Creates a dataset.",
    handler: answerCreateDataset,
  },
  {
    method: "PATCH",
    path: "/datasets/:dataset",
    description: "Makes a dataset public or private.",
    handler: answerEditDataset,
  },
  {
    method: "DELETE",
    path: "/datasets/:dataset",
    description: "Deletes a dataset with its history and its assets.",
    handler: answerDeleteDataset,
  },
  {
    method: "POST",
    path: "/comments/:dataset/setup",
    description: "Creates the dataset with a dataset's comments and tasks.",
    handler: answerSetUpComments,
  },
  {
    method: "PUT",
    path: "/datasets/:dataset/copy",
    description: "Copies a dataset with its assets to a new one.",
    handler: answerCopyDataset,
  },
  {
    method: "GET",
    path: "/projects/:project/datasets/copy",
    description: "Lists the datasets that were copied.",
    handler: answerCopies,
  },
  {
    method: "GET",
    path: "/jobs/:id/listen",
    description: "Streams the progress of copying a dataset.",
    handler: answerCopyEvents,
  },
  {
    method: "GET",
    path: "/aliases",
    description: "Lists the dataset aliases, of which there are none.",
    handler: () => Response.json([]),
  },
];

/** Every route of the lake. The first match wins. */
export const routes: readonly Route<Services>[] = [
  ...dataRoutes,
  ...historyRoutes,
  ...assetRoutes,
  ...datasetRoutes,
  ...hookRoutes,
  ...corsRoutes,
  ...accountRoutes,
  ...signInRoutes,
  ...projectRoutes,
];

export const router = createRouter(routes, withoutVersion);
