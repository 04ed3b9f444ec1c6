import { newUuid } from '../../platform/browser/uuid.ts';

/** A key for one decision of the reader: the server carries it out once, however often it is sent. */
export const newOrderKey = (): string => newUuid();
