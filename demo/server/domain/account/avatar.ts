import sharp from 'sharp';
import { ApiError, statusText } from '../../base/api-error.ts';
import { newToken } from '../../base/tokens.ts';
import type { Transaction } from '../../db/db.ts';

const SIDE = 256;
const MAX_PIXELS = 40_000_000;

/** Re-encodes an uploaded picture as a square; nothing of the file itself is stored. Throws a 422 `ApiError` for other files. */
export const drawAvatar = async (file: Uint8Array): Promise<Uint8Array> => {
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    return await picture.rotate().resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch {
    throw new ApiError(422, statusText(422), { errors: { file: 'image' } });
  }
};

/** Stores the picture under an address that cannot be guessed. */
export const storeAvatar = async (tx: Transaction, accountId: string, bytes: Uint8Array): Promise<void> => {
  await tx.query(
    `insert into avatar (account_id, type, bytes, tag) values ($1, 'image/webp', $2, $3)
     on conflict (account_id) do update set bytes = $2, tag = $3`,
    [accountId, bytes, newToken()],
  );
};
