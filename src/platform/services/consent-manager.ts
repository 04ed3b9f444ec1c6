import { cookiebot } from './managers/cookiebot.ts';
import { didomi } from './managers/didomi.ts';
import { iubenda } from './managers/iubenda.ts';
import type { Manager } from './managers/manager.ts';
import { onetrust } from './managers/onetrust.ts';

const managers: readonly Manager[] = [didomi, onetrust, cookiebot, iubenda];

/** The consent manager of the page, whether or not it has loaded. */
export const managerHere = (): Manager | undefined => managers.find((manager) => manager.isHere());

/** Opens the consent manager's preferences. False without a manager, or if it has none. */
export const openPreferences = (): boolean => managers.some((manager) => manager.isHere() && manager.openPreferences());
