import { buildApp, pack } from '../../scripts/frameworks/apps.ts';
import { serveApp, startMock, type Undo } from '../../scripts/frameworks/serve.ts';
import { namesUnderTest } from './names.ts';

/** Builds and serves the apps. `NP_TEST_FRAMEWORKS` tells the tests where; the function that it returns ends them. */
const setUp = async (): Promise<() => Promise<void>> => {
  const undo: Undo[] = [];
  const end = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const packed = await pack();
  const places: Record<string, { readonly origin: string; readonly folder: string }> = {};
  try {
    let backend = 0;
    for (const name of namesUnderTest) {
      const app = await buildApp(name, packed);
      backend ||= await startMock(app, undo);
      places[name] = { origin: await serveApp(app, backend, 0, undo), folder: app.folder };
    }
  } catch (error) {
    await end();
    throw error;
  }
  process.env.NP_TEST_FRAMEWORKS = JSON.stringify(places);
  return end;
};

export default setUp;
