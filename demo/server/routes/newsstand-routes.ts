import type { App } from '../http/base-app.ts';
import type { Services } from '../http/services.ts';
import { addArticles } from './article/articles.ts';
import { addEntitlement } from './article/entitlement.ts';
import { addFavourites } from './article/favourites.ts';
import { addPositions } from './article/positions.ts';
import { addEdition } from './epaper/edition.ts';
import { addTexts } from './epaper/texts.ts';
import { addHome } from './newsstand/home.ts';
import { addSearch } from './newsstand/search.ts';
import { addShelves } from './newsstand/shelves.ts';

/** Reading calls of the newsstand: papers, articles, search, favourites, positions, rights. */
export const addNewsstandRoutes = (app: App, services: Services): void => {
  addHome(app, services);
  addEdition(app, services);
  addTexts(app, services);
  addShelves(app, services);
  addArticles(app, services);
  addSearch(app, services);
  addEntitlement(app, services);
  addFavourites(app, services);
  addPositions(app, services);
};
