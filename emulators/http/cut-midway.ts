import { setImmediate } from "node:timers/promises";
import { CutResponse, DroppedConnection } from "./dropped-connection.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Drops a response's connection partway: after half the bytes, or in an event stream after half of the first event that follows
 * the welcome. A response without a body is dropped as a whole.
 */
export async function cutMidway(response: Response): Promise<Response> {
  const { body, status, headers } = response;
  if (!body) throw new DroppedConnection();
  if (isEventStream(response)) return new CutResponse(body.pipeThrough(cutEvents()), { status, headers });
  const bytes = await response.bytes();
  const half = new Blob([bytes.subarray(0, bytes.byteLength / 2)]).stream();
  return new CutResponse(half.pipeThrough(cutAtEnd()), { status, headers });
}

export const isEventStream = (response: Response): boolean =>
  response.headers.get("content-type")?.startsWith("text/event-stream") === true;

function cutEvents(): TransformStream<Bytes, Bytes> {
  const decoder = new TextDecoder();
  let events = 0;
  return new TransformStream({
    // An emulator sends each event as one chunk.
    transform: async (chunk, controller) => {
      if (/^data:/m.test(decoder.decode(chunk))) events += 1;
      controller.enqueue(events === 2 ? chunk.subarray(0, chunk.byteLength / 2) : chunk);
      if (events === 2) await drop(controller);
    },
  });
}

function cutAtEnd(): TransformStream<Bytes, Bytes> {
  return new TransformStream({ flush: drop });
}

async function drop(controller: TransformStreamDefaultController<Bytes>): Promise<void> {
  // Raising the error right away would discard what hasn't been read yet.
  await setImmediate();
  controller.error(new DroppedConnection());
}
