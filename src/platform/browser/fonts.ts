import { fallbacks } from 'virtual:np-fonts/fallbacks';
import { files } from 'virtual:np-fonts/files';

type FaceArguments = ConstructorParameters<typeof FontFace>;

const add = (faces: readonly FaceArguments[]): void => {
  for (const face of faces) document.fonts.add(new FontFace(...face));
};

const register = async (): Promise<void> => {
  // The page has resting/fonts.css in a sheet of its own.
  if ([...document.fonts].some(({ family }) => /np-sans/.test(family))) return;
  add(fallbacks);
  add(files);
};

let registered: Promise<void> | undefined;

/**
 * Registers the typefaces on the document: browsers ignore a face declared inside a shadow root. The browser fetches a
 * file when it draws text with it. Until then it draws in a local font with the same metrics, so nothing moves.
 */
export const registerFonts = (): Promise<void> => {
  registered ??= register();
  return registered;
};
