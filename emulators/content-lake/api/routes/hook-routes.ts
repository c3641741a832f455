import type { Route } from "#http/router.ts";
import type { Services } from "#content-lake/api/services.ts";
import {
  answerAttempt,
  answerAttempts,
  answerCreateHook,
  answerDeleteHook,
  answerEditHook,
  answerHook,
  answerHooks,
  answerMessages,
} from "#content-lake/webhooks/hook-endpoints.ts";

/** Webhooks and their delivery logs, for administrators. */
export const hookRoutes: readonly Route<Services>[] = [
  {
    method: "GET",
    path: "/hooks/projects/:project",
    description: "Lists the webhooks.",
    handler: answerHooks,
  },
  {
    method: "POST",
    path: "/hooks/projects/:project",
    description: "Makes a webhook.",
    handler: answerCreateHook,
  },
  {
    method: "GET",
    path: "/hooks/projects/:project/:hook",
    description: "Describes a webhook, without its secret.",
    handler: answerHook,
  },
  {
    method: "PATCH",
    path: "/hooks/projects/:project/:hook",
    description: "Changes a webhook.",
    handler: answerEditHook,
  },
  {
    method: "DELETE",
    path: "/hooks/projects/:project/:hook",
    description: "Deletes a webhook and its log.",
    handler: answerDeleteHook,
  },
  {
    method: "GET",
    path: "/hooks/projects/:project/:hook/messages",
    description: "Lists a webhook's deliveries, newest first.",
    handler: answerMessages,
  },
  {
    method: "GET",
    path: "/hooks/:hook/messages",
    description: "Lists a webhook's deliveries, at the documented path.",
    handler: answerMessages,
  },
  {
    method: "GET",
    path: "/hooks/projects/:project/:hook/attempts",
    description: "Lists a webhook's delivery attempts, newest first.",
    handler: answerAttempts,
  },
  {
    method: "GET",
    path: "/hooks/projects/:project/attempts/:attempt",
    description: "Describes one attempt.",
    handler: answerAttempt,
  },
];
