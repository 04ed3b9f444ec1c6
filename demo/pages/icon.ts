import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { raw } from 'hono/html';

const cache = new Map<string, ReturnType<typeof raw>>();

const read = (name: string, weight: string): ReturnType<typeof raw> => {
  const file = `@phosphor-icons/core/assets/${weight}/${name}${weight === 'regular' ? '' : `-${weight}`}.svg`;
  const text = readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8');
  return raw(text.replace('<svg ', '<svg class="icon" aria-hidden="true" focusable="false" '));
};

/** A Phosphor icon as markup in `currentColor`. Throws for an unknown name. */
export const icon = (name: string, weight: 'regular' | 'bold' | 'fill' = 'regular'): ReturnType<typeof raw> => {
  const key = `${weight} ${name}`;
  const markup = cache.get(key) ?? read(name, weight);
  cache.set(key, markup);
  return markup;
};
