import { path as glass } from '@phosphor-icons/core/assets/regular/magnifying-glass.svg?icon';
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import type { FaqQuery } from '../../api/account/faq.ts';
import { SearchLandmark } from '../../ui/area/SearchLandmark.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { SelectField } from '../../ui/form/Field.tsx';
import { copy } from './copy.ts';
import { longestSearch, productOptions } from './model.ts';

interface SearchFormProps {
  readonly text: string;
  readonly query: FaqQuery;
  readonly field: Ref<HTMLInputElement>;
  readonly onText: (text: string) => void;
  readonly onQuery: (query: FaqQuery) => void;
}

/** Words and product. Submitting searches; emptying the field shows everything again. */
export const SearchForm = ({ text, query, field, onText, onQuery }: SearchFormProps): ReactNode => {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onQuery({ ...query, q: text.trim() });
  };
  const change = (now: string) => {
    onText(now);
    if (now === '' && query.q !== '') onQuery({ ...query, q: '' });
  };
  return (
    <SearchLandmark className="faq-search" onSubmit={submit}>
      <div className="field faq-words">
        <label className="unseen" htmlFor={id}>
          {copy.field}
        </label>
        <div className="with-button">
          <Icon path={glass} />
          <input
            id={id}
            ref={field}
            type="search"
            name="q"
            value={text}
            maxLength={longestSearch}
            placeholder={copy.example}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => change(target.value)}
          />
          <button type="submit">{copy.submit}</button>
        </div>
      </div>
      <SelectField
        label={copy.product}
        name="product"
        value={query.product}
        onChange={({ target }) => onQuery({ q: text.trim(), product: target.value })}
        options={productOptions()}
      />
    </SearchLandmark>
  );
};
