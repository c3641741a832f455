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
    does: "Lists the datasets.",
    answer: answerDatasetList,
  },
  {
    method: "PUT",
    path: "/datasets/:dataset",
    does: "Creates a dataset.",
    answer: answerCreateDataset,
  },
  {
    method: "PATCH",
    path: "/datasets/:dataset",
    does: "Makes a dataset public or private.",
    answer: answerEditDataset,
  },
  {
    method: "DELETE",
    path: "/datasets/:dataset",
    does: "Deletes a dataset with its history and its assets.",
    answer: answerDeleteDataset,
  },
  {
    method: "POST",
    path: "/comments/:dataset/setup",
    does: "Creates the dataset with a dataset's comments and tasks.",
    answer: answerSetUpComments,
  },
  {
    method: "PUT",
    path: "/datasets/:dataset/copy",
    does: "Copies a dataset with its assets to a new one.",
    answer: answerCopyDataset,
  },
  {
    method: "GET",
    path: "/projects/:project/datasets/copy",
    does: "Lists the datasets that were copied.",
    answer: answerCopies,
  },
  {
    method: "GET",
    path: "/jobs/:id/listen",
    does: "Streams the progress of copying a dataset.",
    answer: answerCopyEvents,
  },
  {
    method: "GET",
    path: "/aliases",
    does: "Lists the dataset aliases, of which there are none.",
    answer: () => Response.json([]),
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
