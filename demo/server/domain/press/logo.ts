import sharp from 'sharp';

const WIDTH = 480;
const HEIGHT = 160;

/** Re-encodes a logo as PNG, so that it can always be drawn later; undefined when it is not a picture. */
export const cleanLogo = async (dataAddress: string): Promise<string | undefined> => {
  try {
    const sent = Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
    const picture = await sharp(sent, { limitInputPixels: 4_000_000 })
      .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    return `data:image/png;base64,${picture.toString('base64')}`;
  } catch {
    return undefined;
  }
};
