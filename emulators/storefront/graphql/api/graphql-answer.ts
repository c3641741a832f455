/** A response of the GraphQL endpoint, before it becomes a web response or is written to Node's. The body is JSON. */
export interface GraphqlAnswer {
  status: number;
  body: string;
}

export function toGraphqlAnswer(body: unknown, status = 200): GraphqlAnswer {
  return { status, body: JSON.stringify(body) };
}
