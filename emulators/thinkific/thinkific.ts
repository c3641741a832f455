import { createRouter } from "#http/router.ts";
import { readText } from "#http/read-text.ts";
import { thinkificRoutes } from "#thinkific/thinkific-routes.ts";
import { createSchool, type School } from "#thinkific/school.ts";
import { ThinkificError } from "#thinkific/thinkific-error.ts";

export interface ThinkificOptions {
  apiKey: string;
  subdomain: string;
  /** The ids of the school's courses. */
  courseIds: readonly number[];
}

export interface Thinkific {
  fetch: (request: Request) => Promise<Response>;
  /** Answers every request with this status. Null ends that. */
  fail: (status: number | null) => void;
  /** Somebody takes half of a course. */
  progress: School["progress"];
  /** The users with an email, as Thinkific returns them. */
  findUsers: School["findUsers"];
  /** The methods and paths of the requests that changed something, oldest first. */
  changes: readonly string[];
}

const maxBodyBytes = 1024 * 1024;
const prefix = "/api/public/v1";
const router = createRouter(thinkificRoutes);

/**
 * The part of Thinkific's Admin API, version 1, that the site uses (developers.thinkific.com, "Users" and "Enrollments"): users by their
 * email, and enrollments. It's for contract tests and stores nothing. Everything else is rejected with an error that names it.
 */
export function createThinkific({ apiKey, subdomain, courseIds }: ThinkificOptions): Thinkific {
  const school = createSchool(courseIds);
  const changes: string[] = [];
  let failure: number | null = null;

  async function answer(request: Request): Promise<Response> {
    if (failure !== null) throw new ThinkificError(failure, "An error that a test asked for.");
    const { headers, method } = request;
    if (headers.get("x-auth-api-key") !== apiKey || headers.get("x-auth-subdomain") !== subdomain)
      throw new ThinkificError(401, "Invalid API key or subdomain.");
    const found = router.find(request);
    const { pathname } = new URL(request.url);
    if (!found) throw new ThinkificError(404, `${method} ${pathname} isn't emulated.`);
    const text = await readText(request, maxBodyBytes);
    if (text === null) throw new ThinkificError(413, "The body is too large.");
    const response = await found.respond({ school, text });
    if (method !== "GET") changes.push(`${method} ${pathname.slice(prefix.length)}`);
    return response;
  }

  return {
    changes,
    progress: school.progress,
    findUsers: school.findUsers,
    fetch: (request) =>
      answer(request).catch((error: unknown) => {
        if (error instanceof ThinkificError) return error.toResponse();
        throw error;
      }),
    fail: (status) => {
      failure = status;
    },
  };
}
