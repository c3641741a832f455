import type { IncomingMessage, ServerResponse } from "node:http";
import { DroppedConnection } from "#http/dropped-connection.ts";
import { toUrl } from "#http/to-url.ts";
import type { ApiVersion } from "./api-versions.ts";
import type { GraphqlAnswer } from "./graphql-answer.ts";
import type { GraphqlCall } from "./graphql-endpoint.ts";
import { readGraphqlVersion } from "./graphql-path.ts";
import { maxBodyBytes } from "./request-body.ts";

/** A GraphQL request before its body is read. */
export interface DirectCall extends Omit<GraphqlCall, "text"> {
  url: URL;
}

/** null for any other request. */
export function readDirectCall(incoming: IncomingMessage, oldestVersion: ApiVersion): DirectCall | null {
  const { method, url: target = "", headers } = incoming;
  if (method !== "POST") return null;
  const version = readGraphqlVersion(target, oldestVersion);
  if (!version || !URL.canParse(`http://${headers.host}`)) return null;
  const url = toUrl(incoming);
  if (url.username !== "" || url.password !== "") return null;
  const header = (name: string) => {
    const value = headers[name];
    return value === undefined ? null : String(value);
  };
  return { version, header, origin: url.origin, url };
}

/** The body as text, or null if it's too large. Reads to the end even then, because unread bytes block the connection. */
export function readDirectBody(incoming: IncomingMessage): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= maxBodyBytes) chunks.push(chunk);
    });
    incoming.once("end", () => {
      resolve(size > maxBodyBytes ? null : Buffer.concat(chunks).toString("utf8"));
    });
    incoming.once("close", () => {
      if (!incoming.complete) reject(new DroppedConnection());
    });
  });
}

export function sendDirectAnswer(
  outgoing: ServerResponse,
  { status, body }: GraphqlAnswer,
  headers: Record<string, string>,
): void {
  const length = Buffer.byteLength(body);
  outgoing.writeHead(status, {
    "content-type": "application/json",
    "content-length": String(length),
    ...headers,
  });
  // Pure ASCII needs no encoding.
  outgoing.end(body, length === body.length ? "latin1" : "utf8");
}
