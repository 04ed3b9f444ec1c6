import { type App, baseApp } from '../http/base-app.ts';
import type { Services } from '../http/services.ts';
import { addArchiveApi } from './newsstand/archive.ts';
import { addAccountApi, addNewsstandApi } from './routes.ts';

/** An app with every documented route of all hosts; shared routes appear once. */
export const documentedApp = (services: Services): App => {
  const app = baseApp(services);
  addAccountApi(app, services);
  addNewsstandApi(app, services);
  addArchiveApi(app, services);
  return app;
};

/** The OpenAPI 3.1 document of all calls. */
export const openApiDocument = (services: Services) =>
  documentedApp(services).getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Reference backend',
      version: '1',
      description:
        'x-np-hosts names the host of the brand that a call belongs to: account.<brand>, the newsstand <brand>, or the archive. ' +
        'x-np-source says who defines the call: the product’s specification, or this project.',
    },
  });
