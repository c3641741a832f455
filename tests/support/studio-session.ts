import { testStack } from "./test-stack.ts";

/** Signs in as the sign-in page does, and answers the session's token. */
export async function startSession({
  email,
  password,
}: {
  email: string;
  password: string;
}): Promise<string> {
  const { siteUrl, lakeUrl } = testStack;
  const signedIn = await fetch(
    `${lakeUrl}/login?origin=${encodeURIComponent(`${siteUrl}/studio`)}&withSid=true`,
    { method: "POST", redirect: "manual", body: new URLSearchParams({ email, password }) },
  );
  const sid = new URL(signedIn.headers.get("location") ?? "").hash.replace("#sid=", "");
  const { token } = await (await fetch(`${lakeUrl}/v1/auth/fetch?sid=${sid}`)).json();
  return String(token);
}
