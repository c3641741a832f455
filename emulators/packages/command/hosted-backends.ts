import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, type IncomingMessage } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { connect, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request as forward } from "node:http";
import { generate } from "selfsigned";

interface HostedBackendsOptions {
  /** The internet's hosts that servers on this machine answer for. `*.api.sanity.io` is any name in the place of the star. */
  hosts: readonly string[];
  /** Which server answers for one of the hosts. */
  answers: (host: string) => string;
  /** Whether requests for any other host fail, or go to that host. */
  others?: "fail" | "connect";
}

export interface HostedBackends extends AsyncDisposable {
  /** The variables that make a process reach the hosts through this proxy and trust its certificate. */
  variables: {
    HTTPS_PROXY: string;
    NODE_USE_ENV_PROXY: string;
    NODE_EXTRA_CA_CERTS: string;
    NO_PROXY: string;
  };
  /** Hosts that were requested but aren't mapped. */
  unmappedHosts: string[];
}

/**
 * Stands in for the internet: a proxy that maps some hosts to servers on this machine, over TLS with a generated certificate.
 * Clients keep their own host names, so that their hosted configuration is what runs.
 */
export async function startHostedBackends({
  answers,
  hosts,
  others = "fail",
}: HostedBackendsOptions): Promise<HostedBackends> {
  const folder = mkdtempSync(join(tmpdir(), "hosted-"));
  const certificate = await generate([{ name: "commonName", value: "Emulator on this machine" }], {
    keySize: 2048,
    algorithm: "sha256",
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: hosts.map((value) => ({ type: 2, value })) },
    ],
  });
  const file = join(folder, "certificate.pem");
  writeFileSync(file, certificate.cert);

  const unmappedHosts: string[] = [];
  const tls = createTlsServer({ key: certificate.private, cert: certificate.cert }, (incoming, outgoing) => {
    const onward = forward(
      answers(toHostName(incoming)) + incoming.url,
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const tlsPort = await listen(tls);

  const proxy = createHttpServer();
  proxy.on("connect", (request: IncomingMessage, socket: Socket) => {
    const asked = URL.parse(`https://${request.url}`);
    const isMapped = hosts.some((name) => isNamed(asked?.hostname ?? "", name));
    if (!asked || (!isMapped && others === "fail")) {
      unmappedHosts.push(asked?.hostname ?? "");
      socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
      return;
    }
    const target = isMapped
      ? { port: tlsPort, host: "127.0.0.1" }
      : { port: Number(asked.port || 443), host: asked.hostname.replaceAll(/^\[|\]$/g, "") };
    const tunnel = connect(target, () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      tunnel.pipe(socket).pipe(tunnel);
    });
    tunnel.on("error", () => socket.destroy());
    socket.on("error", () => tunnel.destroy());
  });
  const proxyPort = await listen(proxy);

  return {
    variables: {
      HTTPS_PROXY: `http://127.0.0.1:${proxyPort}`,
      NODE_USE_ENV_PROXY: "1",
      NODE_EXTRA_CA_CERTS: file,
      NO_PROXY: "localhost,127.0.0.1",
    },
    unmappedHosts,
    [Symbol.asyncDispose]: async () => {
      for (const server of [tls, proxy]) {
        server.closeAllConnections();
        server.close();
      }
      rmSync(folder, { recursive: true });
    },
  };
}

/** As in a certificate, a star stands for one part of a name. */
function isNamed(host: string, name: string): boolean {
  return name.startsWith("*.") ? host.slice(host.indexOf(".")) === name.slice(1) : host === name;
}

const toHostName = (request: IncomingMessage) => (request.headers.host ?? "").split(":")[0] ?? "";

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // A TCP server's address is never a string.
  return (server.address() as AddressInfo).port;
}
