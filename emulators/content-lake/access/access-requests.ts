import type { DatabaseSync } from "node:sqlite";

/** What a user asks for, as the Studio reads it back. */
export interface AccessRequest {
  id: string;
  type: "role";
  status: "pending";
  resourceType: "project";
  resourceId: string;
  requestedByUserId: string;
  requestedRole: string;
  requestUrl: string | null;
  note: string;
  createdAt: string;
}

/** Users' latest requests for another role. Nobody answers them here; a role is changed with the account. */
export interface AccessRequests {
  list: (userId: string) => unknown[];
  store: (request: AccessRequest) => void;
}

export function createAccessRequests(database: DatabaseSync): AccessRequests {
  const select = database.prepare("SELECT request FROM access_requests WHERE user_id = ?");
  const insert = database.prepare("INSERT OR REPLACE INTO access_requests (user_id, request) VALUES (?, ?)");

  return {
    list: (userId) => select.all(userId).map((row): unknown => JSON.parse(String(row.request))),
    store: (request) => {
      insert.run(request.requestedByUserId, JSON.stringify(request));
    },
  };
}
