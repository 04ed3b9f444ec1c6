import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sidebar } from '../../docs/.vitepress/sidebar.ts';
import { appNames } from '../../scripts/frameworks/apps.ts';

const pages = globSync('docs/start/*.md').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const recipes = pages.flatMap(({ file, text }) => {
  const [, app] = /integrations\/frameworks\/(\w+)\//.exec(text.match(/^<<< .*/m)?.[0] ?? '') ?? [];
  return app ? [{ app, file, text }] : [];
});

test('every app of integrations/frameworks is the recipe of one page, and every recipe has an app', () => {
  expect(recipes.map(({ app }) => app).sort()).toEqual(appNames);
});

test.each(recipes)('$file shows its app, says how to test it, and is in the sidebar', ({ app, file, text }) => {
  const samples = [...text.matchAll(/^<<< @\/\.\.\/(.+)$/gm)].map(([, path = '']) => path);
  expect(samples.filter((path) => !existsSync(path))).toEqual([]);
  expect(text).toContain(`(../pictures/frameworks/${app}.webp)`);
  expect(existsSync(`docs/pictures/frameworks/${app}.webp`)).toBe(true);
  expect(text).toContain(`npm run frameworks -- ${app}\``);
  expect(text).not.toMatch(/not tested|partly tested/i);
  expect(JSON.stringify(sidebar([]))).toContain(`"/${file.slice('docs/'.length, -'.md'.length)}"`);
});

test.each(appNames)('the app %s pins every package', (name) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(`integrations/frameworks/${name}/package.json`, 'utf8'),
  ) as Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
