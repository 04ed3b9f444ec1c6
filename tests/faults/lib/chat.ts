import type { FrameLocator, Page } from '@playwright/test';

export const chat = '<np-assistance-chat></np-assistance-chat>';

/** Opens the chat and asks a question. */
export const ask = async (place: Page | FrameLocator): Promise<void> => {
  await place.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await place.getByRole('textbox').fill('Come disdico l’abbonamento?');
  await place.getByRole('textbox').press('Enter');
};
