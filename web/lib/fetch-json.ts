/** Fetches JSON from our own API with the visitor's cookies. Throws on an error status. */
export async function fetchJson<Body>(path: string): Promise<Body> {
  const response = await fetch(path, { credentials: "same-origin", cache: "no-store" });
  if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
  const body: Body = await response.json();
  return body;
}
