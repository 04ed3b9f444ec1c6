import { effect } from '@preact/signals-core';
import { core } from '../../core/page/core.ts';
import { accountPlaces } from '../../rules/account/account-places.ts';
import { accountSections, sectionAt, sectionNames } from '../../rules/account/account-sections.ts';
import { badgeFor } from '../../rules/brand/badge.ts';

/** What the navigation takes from the core's chunk: the core, and rules that are there. */
export const fromCore = { core, effect, accountPlaces, accountSections, sectionAt, sectionNames, badgeFor };
