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
    does: "Lists the webhooks.",
    answer: answerHooks,
  },
  {
    method: "POST",
    path: "/hooks/projects/:project",
    does: "Makes a webhook.",
    answer: answerCreateHook,
  },
  {
    method: "GET",
    path: "/hooks/projects/:project/:hook",
    does: "Describes a webhook, without its secret.",
    answer: answerHook,
  },
  {
    method: "PATCH",
    path: "/hooks/projects/:project/:hook",
    does: "Changes a webhook.",
    answer: answerEditHook,
  },
  {
    method: "DELETE",
    path: "/hooks/projects/:project/:hook",
    does: "Deletes a webhook and its log.",
    answer: answerDeleteHook,
  },
  {
    method: "GET",
    path: "/hooks/projects/:project/:hook/messages",
    does: "Lists a webhook's deliveries, newest first.",
    answer: answerMessages,
  },
  {
    method: "GET",
    path: "/hooks/:hook/messages",
    does: "Lists a webhook's deliveries, at the documented path.",
    answer: answerMessages,
  },
  {
    method: "GET",
    path: "/hooks/projects/:project/:hook/attempts",
    does: "Lists a webhook's delivery attempts, newest first.",
    answer: answerAttempts,
  },
  {
    method: "GET",
    path: "/hooks/projects/:project/attempts/:attempt",
    does: "Describes one attempt.",
    answer: answerAttempt,
  },
];
