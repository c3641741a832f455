import { createServer, get } from "node:http";
import { buffer } from "node:stream/consumers";

const [page = "", port = ""] = process.argv.slice(2);

process.once("disconnect", () => process.exit());
get(page, { headers: { "accept-encoding": "gzip" } }, async (answer) => {
  const { "transfer-encoding": _encoding, connection: _connection, date: _date, ...headers } = answer.headers;
  const body = await buffer(answer);
  const sent = { ...headers, "content-length": body.length };
  createServer((_request, response) => void response.writeHead(200, sent).end(body)).listen(
    Number(port),
    "127.0.0.1",
    () => process.send?.("listening"),
  );
});
