import type { App } from '../../http/base-app.ts';
import type { Services } from '../../services.ts';
import { addArticles } from './articles.ts';
import { addEdition } from './edition.ts';
import { addEntitlement } from './entitlement.ts';
import { addFavourites } from './favourites.ts';
import { addHome } from './home.ts';
import { addPositions } from './positions.ts';
import { addSearch } from './search.ts';
import { addShelves } from './shelves.ts';
import { addTexts } from './texts.ts';

/** The calls with which the newsstand is read: papers, articles, search, favourites, positions, rights. */
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
