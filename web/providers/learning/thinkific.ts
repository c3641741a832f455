import { z } from "zod";
import { normalizeEmail } from "#lib/normalize-email.ts";
import { toErrorName } from "#lib/to-error-name.ts";
import { type Learner, type LearningPlatform, LearningPlatformError } from "./learning-platform.ts";

interface ThinkificOptions {
  /** From Settings, Code & analytics, API, like the subdomain. */
  apiKey: string;
  subdomain: string;
  /** The id of a custom profile field for the student's id; null if the school has none. */
  studentIdField: number | null;
  /** Replaces Thinkific's own URL. */
  url?: string;
  now?: () => number;
}

/** Shorter than a hand-over's lease, even for a bundle: two requests for the learner, and two for each of four courses. */
const requestTimeoutMs = 8000;

const toPage = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });
const userSchema = z.object({ id: z.number(), email: z.string() });
const enrollmentSchema = z.object({
  id: z.number(),
  course_id: z.number(),
  activated_at: z.string().nullable(),
  expiry_date: z.iso.datetime({ offset: true }).nullable(),
  // From 0 to 1. Examples have it as text, too.
  percentage_completed: z.coerce.number(),
});
type ThinkificEnrollment = z.infer<typeof enrollmentSchema>;

/** Thinkific requires a name. */
const unknownName = { first: "ASL", last: "Learner" };

/**
 * A school at Thinkific, through its Admin API, version 1 (developers.thinkific.com, "Users" and "Enrollments"). A learner is whoever has the
 * address. The API has no place for an order's student id but a custom profile field.
 */
export function createThinkific({
  apiKey,
  subdomain,
  studentIdField,
  url = "https://api.thinkific.com",
  now = Date.now,
}: ThinkificOptions): LearningPlatform {
  async function request(what: string, path: string, init: { method?: string; body?: unknown } = {}) {
    const { method = "GET", body } = init;
    const response = await fetch(`${url}/api/public/v1${path}`, {
      method,
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "x-auth-api-key": apiKey,
        "x-auth-subdomain": subdomain,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(requestTimeoutMs),
    }).catch((error: unknown) => {
      throw new LearningPlatformError(`Thinkific: ${what}: ${toErrorName(error)}`);
    });
    // Without the body, which may repeat the address.
    if (!response.ok) {
      await response.body?.cancel();
      throw new LearningPlatformError(`Thinkific: ${what}: ${response.status}`);
    }
    return response;
  }

  async function read<Schema extends z.ZodType>(what: string, schema: Schema, response: Response) {
    const parsed = schema.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new LearningPlatformError(`Thinkific: ${what}: the response isn't valid`);
    return parsed.data;
  }

  async function findUser(email: string) {
    const query = new URLSearchParams({ "query[email]": email });
    const what = "find a learner";
    const { items } = await read(what, toPage(userSchema), await request(what, `/users?${query}`));
    return items.find((user) => normalizeEmail(user.email) === email) ?? null;
  }

  async function createUser({ first, last, studentId }: Learner, email: string) {
    const what = "create a learner";
    const body = {
      first_name: first === "" ? unknownName.first : first,
      last_name: last === "" ? unknownName.last : last,
      email,
      send_welcome_email: true,
      // Fields that the school requires at its own sign-up.
      skip_custom_fields_validation: true,
      ...(studentIdField !== null &&
        studentId !== null && {
          custom_profile_fields: [{ custom_profile_field_definition_id: studentIdField, value: studentId }],
        }),
    };
    return read(what, userSchema, await request(what, "/users", { method: "POST", body }));
  }

  async function readEnrollments(userId: number) {
    const query = new URLSearchParams({ "query[user_id]": String(userId), limit: "250" });
    const what = "read enrollments";
    const page = toPage(enrollmentSchema);
    return (await read(what, page, await request(what, `/enrollments?${query}`))).items;
  }

  const isOpen = ({ activated_at, expiry_date }: ThinkificEnrollment) =>
    activated_at !== null && (expiry_date === null || Date.parse(expiry_date) > now());

  async function readOpen(email: string) {
    const user = await findUser(normalizeEmail(email));
    return user ? (await readEnrollments(user.id)).filter(isOpen) : [];
  }

  return {
    async enroll({ learner, courses, expiresAt }) {
      const email = normalizeEmail(learner.email);
      const user = (await findUser(email)) ?? (await createUser(learner, email));
      const enrollments = await readEnrollments(user.id);
      for (const { id } of courses) {
        const known = enrollments.find(({ course_id }) => String(course_id) === id);
        if (
          known &&
          isOpen(known) &&
          (known.expiry_date === null || Date.parse(known.expiry_date) >= expiresAt)
        )
          continue;
        const activated_at = known && isOpen(known) ? known.activated_at : new Date(now()).toISOString();
        const expiry_date = new Date(expiresAt).toISOString();
        // One after the other, because Thinkific allows 120 requests a minute.
        if (known)
          await request("extend an enrollment", `/enrollments/${known.id}`, {
            method: "PUT",
            body: { activated_at, expiry_date },
          });
        else
          await request("enroll", "/enrollments", {
            method: "POST",
            body: { user_id: user.id, course_id: Number(id), activated_at, expiry_date },
          });
      }
      return { learningUrl: `https://${subdomain}.thinkific.com/enrollments` };
    },

    async withdraw(email, courseIds) {
      for (const { id, course_id, activated_at } of await readOpen(email))
        if (courseIds.includes(String(course_id)))
          await request("end an enrollment", `/enrollments/${id}`, {
            method: "PUT",
            // Without activated_at, it would become a free trial.
            body: { activated_at, expiry_date: new Date(now()).toISOString() },
          });
    },

    async hasStarted(email, courseIds) {
      const user = await findUser(normalizeEmail(email));
      const enrollments = user ? await readEnrollments(user.id) : [];
      // The documentation doesn't say whether started_at is about lessons or about the enrollment.
      return enrollments.some(
        ({ course_id, percentage_completed }) =>
          courseIds.includes(String(course_id)) && percentage_completed > 0,
      );
    },

    readOpenCourses: async (email) => (await readOpen(email)).map(({ course_id }) => String(course_id)),

    readAccessEnds: async (email) =>
      new Map(
        (await readOpen(email)).map(({ course_id, expiry_date }) => [
          String(course_id),
          expiry_date === null ? Infinity : Date.parse(expiry_date),
        ]),
      ),
  };
}
