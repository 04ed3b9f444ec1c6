import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};

/** The part of CBOR that authenticators write. */
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])]);
};

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

const PRESENT_AND_VERIFIED = 0x05;
const HAS_KEY = 0x40;

/** What a page and its authenticator answer for a challenge. */
interface Asked {
  readonly challenge: string;
  readonly rpId: string;
  readonly origin: string;
}

/** An authenticator with one passkey (ES256), which verifies its user. */
export class TestAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  counter = 0;
  readonly #private: KeyObject;
  readonly #public: KeyObject;

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#private = pair.privateKey;
    this.#public = pair.publicKey;
  }

  #state(rpId: string, flags: number): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #client(type: string, { challenge, origin }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** The answer to creation options. */
  register(asked: Asked) {
    const { x = '', y = '' } = this.#public.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const authData = Buffer.concat([
      this.#state(asked.rpId, PRESENT_AND_VERIFIED | HAS_KEY),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      cbor(key),
    ]);
    const object = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#client('webauthn.create', asked).toString('base64url'),
        attestationObject: object.toString('base64url'),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    };
  }

  /** The answer to request options. `isVerified` false: the user was present only. */
  signIn(asked: Asked, isVerified = true) {
    const client = this.#client('webauthn.get', asked);
    const state = this.#state(asked.rpId, isVerified ? PRESENT_AND_VERIFIED : 0x01);
    const signed = createSign('sha256')
      .update(Buffer.concat([state, sha256(client)]))
      .sign(this.#private);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: state.toString('base64url'),
        signature: signed.toString('base64url'),
      },
      clientExtensionResults: {},
    };
  }
}
