import { afterEach, expect, test, vi } from 'vitest';
import { configure, type page } from '../../../core/page/page.ts';
import { firstPageOf } from './first-page.ts';

vi.stubGlobal('location', new URL('https://mg.example/sfoglia'));
afterEach(() => configure({ newsstand: undefined, paths: undefined } as never));

const viewer = (attributes: Readonly<Record<string, string>>, firstElementChild: object | null = null): Element =>
  ({ firstElementChild, getAttribute: (name: string) => attributes[name] ?? null }) as unknown as Element;

test.each<[attributes: Readonly<Record<string, string>>, config: (typeof page)['config'], address: string | undefined]>(
  [
    [{ edition: '12' }, {}, 'https://mg.example/api/edicola/pagina/12/1.avif'],
    [{ edition: '12', page: '1' }, {}, 'https://mg.example/api/edicola/pagina/12/1.avif'],
    [{ edition: '12' }, { newsstand: 'https://gz.example/' }, 'https://gz.example/api/edicola/pagina/12/1.avif'],
    [{ edition: '12' }, { paths: { pageImage: '/pagine' } }, 'https://mg.example/pagine/12/1.avif'],
    [{ edition: '12', page: '0' }, {}, 'https://mg.example/api/edicola/pagina/12/1.avif'],
    [{ edition: '12', page: '4' }, {}, undefined],
    [{ edition: '' }, {}, undefined],
    [{ edition: '../12' }, {}, undefined],
    [{}, {}, undefined],
  ],
)('the first page of %o with %o is at %s', (attributes, config, address) => {
  configure(config);
  expect(firstPageOf(viewer(attributes))).toBe(address);
});

test('a viewer with content of its own requests no image', () => {
  expect(firstPageOf(viewer({ edition: '12' }, {}))).toBeUndefined();
});
