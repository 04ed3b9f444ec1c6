import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { copy } from './copy.ts';
import { Entry, type Votes } from './Entry.tsx';
import { chosenOf, type FoundFaqs, isEverything, shownOf } from './model.ts';

interface FaqListProps {
  readonly found: FoundFaqs;
  readonly votes: Votes;
  readonly onAll: () => void;
}

/** The questions of the chosen category, or all results of a search under the names of their categories. */
export const FaqList = ({ found, votes, onAll }: FaqListProps): ReactNode => {
  const { query, categories } = found;
  const [chosen, setChosen] = useState('');
  const current = chosenOf(categories, chosen);
  if (!current)
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
          {categories.map((category) => (
            <button
              key={category.id}
              type="button"
              aria-pressed={category === current}
              onClick={() => setChosen(category.id)}
            >
              {category.name}
            </button>
          ))}
        </fieldset>
      ) : null}
      {shownOf(found, chosen).map(({ id, name, faqs }) => (
        <section key={id}>
          <h2 className={query.q === '' ? 'unseen' : 'faq-category'}>{name}</h2>
          <ul className="faqs">
            {faqs.map((faq) => (
              <Entry key={faq.id} faq={faq} words={query.q} votes={votes} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};
