import { sendMessageWaitForResponse } from 'np-runner-socket';

const sessionId = new URL(location.href).searchParams.get('wtr-session-id');

const command = async (name: string, payload: unknown): Promise<boolean> => {
  const { result } = await sendMessageWaitForResponse({ type: 'wtr-command', sessionId, command: name, payload });
  return result?.done === true;
};

/** Presses real keys through the browser's automation; all but the last are held down. */
export const press = (...keys: string[]): Promise<boolean> => command('np-press', keys);

/** Emulates media features such as forced colours; an empty list resets them. */
export const media = (features: readonly { name: string; value: string }[]): Promise<boolean> =>
  command('np-media', features);
