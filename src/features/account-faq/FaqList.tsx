import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { copy } from './copy.ts';
import { Entry, type EntryProps } from './Entry.tsx';
import { chosenOf, type FoundFaqs, isEverything, shownOf } from './model.ts';

interface FaqListProps extends Pick<EntryProps, 'votes' | 'answer'> {
  readonly found: FoundFaqs;
  readonly onAll: () => void;
}

/**
 * Six questions to begin with, the first one open; those of the chosen category; or all results of a search under the
 * names of their categories.
 */
export const FaqList = ({ found, votes, answer, onAll }: FaqListProps): ReactNode => {
  const { query, categories } = found;
  const [chosen, setChosen] = useState('');
  const current = chosenOf(categories, chosen);
  if (categories.length === 0)
    return isEverything(query) ? (
      <p className="lead">{copy.none}</p>
    ) : (
      <div className="faq-none">
        <p className="lead">{copy.noHitHint}</p>
        <Button onClick={onAll}>{copy.all}</Button>
      </div>
    );
  return (
    <>
      {query.q === '' ? (
        <fieldset className="faq-chips">
          <legend className="unseen">{copy.categories}</legend>
          {[{ id: '', name: copy.start }, ...categories].map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={id === (current?.id ?? '')} onClick={() => setChosen(id)}>
              {name}
            </button>
          ))}
        </fieldset>
      ) : null}
      {shownOf(found, chosen).map(({ id, name, faqs }) => (
        <section key={id}>
          <h2 className={query.q === '' ? 'unseen' : 'faq-category'}>{name}</h2>
          <ul className="faqs">
            {faqs.map((faq, at) => (
              <Entry
                key={faq.id}
                faq={faq}
                words={query.q}
                isOpen={id === '' && at === 0}
                votes={votes}
                answer={answer}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};
