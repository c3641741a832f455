import { adminToken } from "./storefront.ts";

export interface AdminPage {
  status: number;
  headers: Headers;
  html: string;
  /** The redirect's target, if there is one. */
  location: string | null;
}

export interface AdminVisit {
  cookie: string;
  open: (path: string) => Promise<AdminPage>;
  /** Submits an open page's form as a browser would, with some fields changed. */
  send: (path: string, fields: Record<string, string>, action?: string) => Promise<AdminPage>;
  /** Submits the given fields, with any headers. */
  post: (
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<AdminPage>;
}

/** A signed-in visitor of the admin pages who doesn't follow redirects. */
export async function visitAdmin(url: string, secret = adminToken): Promise<AdminVisit> {
  const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    toPage(
      await fetch(url + path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { origin: url, cookie, ...headers },
        redirect: "manual",
      }),
    );
  let cookie = "";
  const signedIn = await post("/admin/sign-in", { secret });
  cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const open = async (path: string) =>
    toPage(await fetch(url + path, { headers: { cookie }, redirect: "manual" }));

  return {
    cookie,
    open,
    post,
    send: async (path, fields, action = path) => {
      const { html } = await open(path);
      return post(action, { ...readFields(html, action), ...fields });
    },
  };
}

async function toPage(response: Response): Promise<AdminPage> {
  const { status, headers } = response;
  return { status, headers, html: await response.text(), location: headers.get("location") };
}

/** The fields of the form with this action, or of the one without an action. */
function readFields(html: string, action: string): Record<string, string> {
  const forms = html.split("<form").slice(1);
  const form = forms.find((text) => text.includes(`action="${action}"`)) ?? forms.at(-1) ?? "";
  const inputs = Array.from(form.matchAll(/<input([^>]*)>/g), ([, attributes = ""]) => attributes);
  const sent = inputs.filter((input) => !/type="radio"/.test(input) || /\schecked\b/.test(input));
  return Object.fromEntries(
    sent.map((input) => [readAttribute(input, "name"), readAttribute(input, "value")]),
  );
}

function readAttribute(input: string, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(` ${input}`)?.[1] ?? "";
  return value
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
