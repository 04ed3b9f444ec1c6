import type { SignatureLine } from '../../api/newsstand/shapes.ts';
import { type Signature, signatureOf, signaturesOf } from '../../api/newsstand/shelves.ts';
import { answerOf } from '../../core/newsstand/answers.ts';
import { core } from '../../core/page/core.ts';
import { defineScreen } from '../../screen-kit/screen.ts';
import story from '../../ui/list/story.css?inline';
import { copy } from './copy.ts';
import { SignaturesView, SignatureView } from './SignaturesView.tsx';
import styles from './shelves.css?inline';

type Firme = { readonly one: Signature } | { readonly all: readonly SignatureLine[] };

/** The signatures. `?nome=` opens one with its stories. */
export const screen = defineScreen<Firme>({
  styles: [story, styles],
  async load({ query: { nome } }, signal) {
    const client = core.clients.newsstand;
    if (nome) {
      const one = await answerOf(`signature ${nome}`, (asking) => signatureOf(client, nome, 1, asking), signal);
      return one.kind === 'ok' ? { kind: 'ok', data: { one: one.data } } : one;
    }
    const all = await answerOf('signatures', (asking) => signaturesOf(client, asking), signal);
    return all.kind === 'ok' ? { kind: 'ok', data: { all: all.data.items } } : all;
  },
  titleOf: (data) => ('one' in data ? data.one.firma.name : copy.signatures),
  View: ({ data }) =>
    'one' in data ? (
      <SignatureView key={data.one.firma.slug} signature={data.one} />
    ) : (
      <SignaturesView lines={data.all} />
    ),
});
