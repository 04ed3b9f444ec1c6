import { mayUseChatbot } from '../../../../src/rules/session/access.ts';
import { ApiError } from '../../base/api-error.ts';
import type { Reader } from '../../domain/session/reader.ts';
import type { AppContext } from '../../http/env.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';

/** The reader with access to the subscriber chatbot; throws the 401 or 403 `ApiError` for others. */
export const requireChatReader = async (c: AppContext, services: Services): Promise<Reader> => {
  const reader = await requireReader(c, services);
  if (mayUseChatbot(reader.email)) return reader;
  throw new ApiError(403, "Non c'è nulla qui. Torna alla Home!", { code: 'ERR_NO_ACCESS' });
};

/** 404 for a chat that is not the reader's own, whether it exists or not. */
export const noChat = (): ApiError => new ApiError(404, 'Questa chat non esiste più.', { code: 'ERR_CHAT_NOT_FOUND' });
