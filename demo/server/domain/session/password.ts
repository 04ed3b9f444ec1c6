import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// Takes about 60 ms and 32 MB.
const COST = 2 ** 15;
const BLOCK = 8;
const LENGTH = 32;

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: cost, r: BLOCK, p: 1, maxmem: 256 * cost * BLOCK };
    scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** A salted scrypt hash: `scrypt$<cost>$<salt>$<key>`. */
export const hashPassword = async (password: string, cost = COST): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
};

const dummyHash = ['scrypt', COST, 'AAAAAAAAAAAAAAAAAAAAAA', Buffer.alloc(LENGTH).toString('base64url')].join('$');

/** Whether the password matches the hash. Without a hash it takes as long and returns false. */
export const isPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const [, cost = '', salt = '', key = ''] = (hash ?? dummyHash).split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(cost));
  const expected = Buffer.from(key, 'base64url');
  return hash !== null && timingSafeEqual(derived, expected);
};
