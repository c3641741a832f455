import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  type KeyObject,
  sign,
  verify,
} from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";

/** The claims of an ID token (openid.net/specs/openid-connect-core-1_0.html, section 2). Times are in seconds. */
export interface IdTokenClaims {
  iss: string;
  sub: string;
  aud: string;
  exp: number;
  iat: number;
  /** The session that a logout ends. */
  sid: string;
  email: string;
  email_verified: true;
  nonce?: string;
}

/** Tells clients who signed in, signed with the shop's key. */
export interface IdTokens {
  create: (claims: IdTokenClaims) => string;
  /** The session of a token with the right signature, even if it has expired. */
  readSession: (idToken: string) => string | null;
  /** The public key as a JSON Web Key Set. */
  keySet: () => { keys: object[] };
}

interface Keys {
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const algorithm = "sha256";

/** The key is made when it's first needed, and kept with the shop. */
export function createIdTokens(database: DatabaseSync): IdTokens {
  let known: Keys | undefined;
  const readKeys = (): Keys => (known ??= toKeys(readPrivateKey(database)));

  return {
    create: (claims) => {
      const { id, privateKey } = readKeys();
      const signed = `${encode({ alg: "RS256", typ: "JWT", kid: id })}.${encode(claims)}`;
      return `${signed}.${sign(algorithm, Buffer.from(signed), privateKey).toString("base64url")}`;
    },
    readSession: (idToken) => {
      const [header = "", claims = "", signature = ""] = idToken.split(".");
      const signed = Buffer.from(`${header}.${claims}`);
      if (!verify(algorithm, signed, readKeys().publicKey, Buffer.from(signature, "base64url"))) return null;
      return claimsSchema.parse(JSON.parse(Buffer.from(claims, "base64url").toString())).sid;
    },
    keySet: () => {
      const { id, publicKey } = readKeys();
      return { keys: [{ ...publicKey.export({ format: "jwk" }), kid: id, use: "sig", alg: "RS256" }] };
    },
  };
}

const claimsSchema = z.object({ sid: z.string() });

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function readPrivateKey(database: DatabaseSync): KeyObject {
  const stored = database.prepare("select private_key from signing_key").get()?.["private_key"];
  if (stored !== undefined) return createPrivateKey(String(stored));
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" });
  database.prepare("insert into signing_key (private_key) values (?)").run(String(pem));
  return privateKey;
}

function toKeys(privateKey: KeyObject): Keys {
  const publicKey = createPublicKey(privateKey);
  const id = hash("sha256", publicKey.export({ type: "spki", format: "pem" })).slice(0, 16);
  return { id, privateKey, publicKey };
}
