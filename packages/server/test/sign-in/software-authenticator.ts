import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";

/** What a test can make the authenticator or the browser forge. */
export interface Forgery {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly userHandle?: string;
  /** Without user verification: the device was present, but the person was not verified. */
  readonly isVerified?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A browser and an authenticator in one, with a single ES256 passkey, written after the WebAuthn standard. */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = randomBytes(32);
  readonly #origin: string;
  #userHandle = "";
  /** The number that the next answer carries. */
  counter = 1;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create(options: PublicKeyCredentialCreationOptionsJSON, lies: Forgery = {}) {
    this.#userHandle = options.user.id;
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const coseKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, "base64url"),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, "base64url"),
    ]);
    const idLength = Buffer.from([0, this.#id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), idLength, this.#id, coseKey]);
    const data = Buffer.concat([this.#data(options.rp.id ?? "", HAS_CREDENTIAL, lies), attested]);
    // The map {fmt: "none", attStmt: {}, authData}.
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from("fmt"),
      Buffer.from([0x64]),
      Buffer.from("none"),
      Buffer.from([0x67]),
      Buffer.from("attStmt"),
      Buffer.from([0xa0, 0x68]),
      Buffer.from("authData"),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData("webauthn.create", options.challenge, lies).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
    });
  }

  get(options: PublicKeyCredentialRequestOptionsJSON, lies: Forgery = {}) {
    const clientData = this.#clientData("webauthn.get", options.challenge, lies);
    const data = this.#data(options.rpId ?? "", 0, lies);
    const signed = Buffer.concat([data, createHash("sha256").update(clientData).digest()]);
    return this.#credential({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: sign("sha256", signed, this.#keys.privateKey).toString("base64url"),
      userHandle: lies.userHandle ?? this.#userHandle,
    });
  }

  #data(rpId: string, flags: number, lies: Forgery): Buffer {
    const verified = lies.isVerified === false ? 0 : VERIFIED;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    this.counter += 1;
    const rpIdHash = createHash("sha256")
      .update(lies.rpId ?? rpId)
      .digest();
    return Buffer.concat([rpIdHash, Buffer.from([PRESENT | verified | flags]), counter]);
  }

  #clientData(type: string, challenge: string, lies: Forgery): Buffer {
    const origin = lies.origin ?? this.#origin;
    return Buffer.from(JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin }));
  }

  #credential<Response extends object>(response: Response) {
    const id = this.#id.toString("base64url");
    return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
  }
}
