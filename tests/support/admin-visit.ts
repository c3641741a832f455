import { adminToken } from "./storefront.ts";

export interface AdminPage {
  status: number;
  headers: Headers;
  html: string;
  /** Where it leads, when it does. */
  location: string | null;
}

export interface AdminVisit {
  cookie: string;
  open: (path: string) => Promise<AdminPage>;
  /** Sends the form of an open page as a browser would, with some of its fields changed. */
  send: (path: string, fields: Record<string, string>, action?: string) => Promise<AdminPage>;
  /** Sends fields as they are, from wherever the headers say. */
  post: (
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<AdminPage>;
}

/** Someone who has signed in to the admin pages, and follows no redirect by themselves. */
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

/** What the form with this action holds, or the one without any. */
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
