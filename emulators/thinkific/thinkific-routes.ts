import { z } from "zod";
import type { Call, Route } from "#http/router.ts";
import type { School } from "#thinkific/school.ts";
import { ThinkificError } from "#thinkific/thinkific-error.ts";

interface ThinkificServices {
  school: School;
  /** The request body. */
  text: string;
}

type ThinkificCall = Call<ThinkificServices>;

export const thinkificRoutes: readonly Route<ThinkificServices>[] = [
  {
    method: "GET",
    path: "/api/public/v1/users",
    description: "Finds users by their email.",
    handler: answerUsers,
  },
  { method: "POST", path: "/api/public/v1/users", description: "Creates a user.", handler: answerNewUser },
  {
    method: "GET",
    path: "/api/public/v1/enrollments",
    description: "Lists a user's enrollments.",
    handler: answerEnrollments,
  },
  {
    method: "POST",
    path: "/api/public/v1/enrollments",
    description: "Enrolls a user.",
    handler: answerEnroll,
  },
  {
    method: "PUT",
    path: "/api/public/v1/enrollments/:id",
    description: "Changes an enrollment's dates.",
    handler: answerUpdate,
  },
];

const time = z.iso.datetime({ offset: true });
const dates = { activated_at: z.exactOptional(time), expiry_date: z.exactOptional(time) };

const toPage = (items: readonly unknown[]) =>
  Response.json({
    items,
    meta: { pagination: { current_page: 1, total_pages: 1, total_items: items.length } },
  });

function answerUsers({ url, services }: ThinkificCall): Response {
  return toPage(services.school.findUsers(readFilter(url, "email")));
}

function answerNewUser(call: ThinkificCall): Response {
  const {
    first_name,
    last_name,
    email,
    custom_profile_fields = [],
  } = parse(
    call,
    z.strictObject({
      first_name: z.string().min(1),
      last_name: z.string().min(1),
      email: z.email(),
      send_welcome_email: z.boolean().optional(),
      skip_custom_fields_validation: z.boolean().optional(),
      custom_profile_fields: z
        .array(z.strictObject({ custom_profile_field_definition_id: z.number().int(), value: z.string() }))
        .optional(),
    }),
  );
  const user = call.services.school.addUser({ first_name, last_name, email, custom_profile_fields });
  return Response.json(user, { status: 201 });
}

function answerEnrollments({ url, services }: ThinkificCall): Response {
  return toPage(services.school.enrollmentsOf(Number(readFilter(url, "user_id"))));
}

function answerEnroll(call: ThinkificCall): Response {
  const { user_id, course_id, ...given } = parse(
    call,
    z.strictObject({ user_id: z.number().int(), course_id: z.number().int(), ...dates }),
  );
  return Response.json(call.services.school.enroll(user_id, course_id, given), { status: 201 });
}

function answerUpdate(call: ThinkificCall): Response {
  call.services.school.update(Number(call.param("id")), parse(call, z.strictObject(dates)));
  return new Response(null, { status: 204 });
}

function readFilter(url: URL, name: string): string {
  const value = url.searchParams.get(`query[${name}]`);
  if (value === null) throw new ThinkificError(404, `Lists without query[${name}] aren't emulated.`);
  return value;
}

function parse<Schema extends z.ZodType>({ services }: ThinkificCall, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(parseJson(services.text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ThinkificError(422, issue?.message ?? "is invalid", issue?.path.join(".") ?? "body");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ThinkificError(400, "The body isn't valid JSON.");
  }
}
