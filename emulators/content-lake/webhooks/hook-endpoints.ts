import { requireAdministrator } from "#content-lake/access/access.ts";
import { readJson } from "#content-lake/api/request-body.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import type { LakeCall } from "#content-lake/api/services.ts";
import { type Hook, hookPatchSchema, newHookSchema, toHookAnswer } from "#content-lake/webhooks/hook.ts";

/** `GET /hooks/projects/:project`, which `sanity hooks list` requests. There's one project, so it has every webhook. */
export function answerHooks({ param, services }: LakeCall): Response {
  requireAdministrator(services.user);
  const projectId = param("project");
  return Response.json(services.webhooks.all().map((hook) => toHookAnswer({ ...hook, projectId })));
}

/** `POST /hooks/projects/:project`, which Sanity's management site sends. Rejects a filter with a syntax error. */
export async function answerCreateHook({ request, param, services }: LakeCall): Promise<Response> {
  const creator = requireAdministrator(services.user);
  const { type, ...settings } = await readJson(request, newHookSchema);
  if (type === "transaction") {
    throw new LakeError(
      501,
      'The Content Lake emulator has no webhooks of type "transaction", only "document"',
    );
  }
  const hook: Hook = {
    ...settings,
    id: services.newId(),
    projectId: param("project"),
    createdAt: services.now().toISOString(),
    createdByUserId: creator.id,
    isConfigured: false,
  };
  services.webhooks.put(hook);
  return Response.json(toHookAnswer(hook), { status: 201 });
}

/** `GET /hooks/projects/:project/:hook`. */
export function answerHook(call: LakeCall): Response {
  return Response.json(toHookAnswer(requireHook(call)));
}

/** `PATCH /hooks/projects/:project/:hook`: omitted fields stay. */
export async function answerEditHook(call: LakeCall): Promise<Response> {
  const hook = requireHook(call);
  const patch = await readJson(call.request, hookPatchSchema);
  const edited = { ...hook, ...patch };
  call.services.webhooks.put(edited);
  return Response.json(toHookAnswer(edited));
}

/** `DELETE /hooks/projects/:project/:hook`. A webhook from the lake's options is back after the next start. */
export function answerDeleteHook(call: LakeCall): Response {
  call.services.webhooks.remove(requireHook(call).id);
  return new Response(null, { status: 204 });
}

/** `GET /hooks/projects/:project/:hook/messages`, the latest 100. */
export function answerMessages(call: LakeCall): Response {
  const { id, projectId } = requireHook(call);
  const messages = call.services.webhooks.report.messages(id);
  return Response.json(messages.map((message) => ({ ...message, projectId })));
}

/** `GET /hooks/projects/:project/:hook/attempts`, the latest 500. */
export function answerAttempts(call: LakeCall): Response {
  const { id, projectId } = requireHook(call);
  const attempts = call.services.webhooks.report.attempts(id);
  return Response.json(attempts.map((attempt) => ({ ...attempt, projectId })));
}

/** `GET /hooks/projects/:project/attempts/:attempt`. */
export function answerAttempt({ param, services }: LakeCall): Response {
  requireAdministrator(services.user);
  const attempt = services.webhooks.report.attempt(param("attempt"));
  if (!attempt) throw new LakeError(404, `There's no delivery attempt "${param("attempt")}"`);
  return Response.json({ ...attempt, projectId: param("project") });
}

function requireHook({ param, services }: LakeCall): Hook {
  requireAdministrator(services.user);
  const hook = services.webhooks.all().find(({ id }) => id === param("hook"));
  if (!hook) throw new LakeError(404, `There's no webhook "${param("hook")}"`);
  return hook;
}
