import { mottoOf } from '../../server/base/mastheads.ts';
import { withOwn } from '../../server/base/own-brands.ts';

/** Settings of the site's own publishing system; nothing here comes from the elements. */
export interface Site {
  readonly layout: 'classic' | 'modern' | 'broadsheet' | 'table' | 'magazine' | 'cards';
  /** Shown in breadcrumbs and bylines. */
  readonly town: string;
  readonly motto: string;
  /** Text of the bar for breaking news. */
  readonly breaking: string;
  /** Sections in the menu: title, then slug. */
  readonly menu: readonly (readonly [string, string])[];
}

const sections = {
  cronaca: ['Cronaca', 'cronaca'],
  politica: ['Politica', 'politica'],
  economia: ['Economia', 'economia'],
  sport: ['Sport', 'sport'],
  cultura: ['Cultura', 'cultura'],
  ambiente: ['Ambiente', 'ambiente'],
  citta: ['Vita in città', 'vita-in-citta'],
} as const;

const { cronaca, politica, economia, sport, cultura, ambiente, citta } = sections;

const six: Readonly<Record<string, Omit<Site, 'motto'>>> = {
  MG: {
    layout: 'modern',
    town: 'Gaviano',
    breaking: 'Tram, le prime corse di oggi sono gratuite',
    menu: [cronaca, politica, economia, cultura, sport, ambiente],
  },
  LG: {
    layout: 'broadsheet',
    town: 'Golfo',
    breaking: 'Mare mosso, traghetti regolari fino a sera',
    menu: [cronaca, economia, ambiente, cultura, sport],
  },
  EM: {
    layout: 'table',
    town: 'Montalba',
    breaking: 'Neve, strade aperte su tutta la provincia',
    menu: [cronaca, politica, ambiente, economia, cultura, sport],
  },
  GZ: {
    layout: 'classic',
    town: 'Zenara',
    breaking: 'Zenara, chiuso il sottopasso di via Cavallerizza',
    menu: [cronaca, politica, sport, cultura],
  },
  CA: {
    layout: 'magazine',
    town: 'Altariva',
    breaking: 'Porto, il primo traghetto elettrico entra in servizio',
    menu: [cronaca, economia, politica, cultura, sport],
  },
  QP: {
    layout: 'cards',
    town: 'Pietrafonte',
    breaking: 'Saldi, bus gratis per tutto il sabato',
    menu: [citta, cronaca, economia, cultura, sport],
  },
};

const rowOf = withOwn<Omit<Site, 'motto'>>(six, ({ world: { town, breaking } }) => ({
  layout: 'classic',
  town,
  breaking,
  menu: [cronaca, politica, economia, cultura, sport, ambiente],
}));

/** The site of a brand. */
export const siteOf = (sigla: string): Site => ({ ...rowOf(sigla), motto: mottoOf(sigla) });
