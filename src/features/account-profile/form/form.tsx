import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { Town } from '../../../api/account/towns.ts';
import { countries } from '../../../rules/account/countries.ts';
import { fieldText } from '../../../rules/account/field-texts.ts';
import { invoicingLengths } from '../../../rules/account/invoicing.ts';
import { profileLengths } from '../../../rules/account/profile.ts';
import { provinceName, provinces } from '../../../rules/account/provinces.ts';
import { ComboField, type ComboOption } from '../../../ui/form/ComboField.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { copy } from '../copy.ts';
import type { Draft, Errors, TextName } from './draft.ts';

/** State of the form that every field needs. */
export interface Form {
  readonly draft: Draft;
  readonly errors: Errors;
  readonly warnings: Readonly<Partial<Record<TextName, string>>>;
  readonly required: readonly string[];
  setTexts(changes: Readonly<Partial<Record<TextName, string>>>): void;
  setFlag(name: string, value: boolean): void;
  /** Towns by the beginning of their name; undefined when the call fails. */
  towns(name: string, signal: AbortSignal): Promise<readonly Town[] | undefined>;
}

const FormContext = createContext<Form | null>(null);
export const FormProvider = FormContext;

/** Longest texts of the fields; the invoice's address has the same limits. */
const longestOf = (name: TextName): number | undefined => {
  const lengths: Readonly<Record<string, number>> = { ...invoicingLengths, ...profileLengths };
  return lengths[name.replace(/^invoice_/, '')];
};

export const useForm = (): Form => {
  const form = use(FormContext);
  if (!form) throw new Error('useForm: no form around this field.');
  return form;
};

/** Name, label, value and faults of a field. */
export const useField = (name: TextName) => {
  const { draft, errors, warnings, required } = useForm();
  const error = errors[name];
  return {
    name,
    label: copy.labels[name],
    value: draft.texts[name],
    error: error && fieldText(error, longestOf(name)),
    warning: warnings[name],
    optional: required.includes(name) ? undefined : copy.optional,
  };
};

interface InputProps {
  readonly name: TextName;
  readonly autoComplete: string;
  readonly type?: string;
  readonly inputMode?: 'numeric' | 'tel' | 'email';
  readonly hint?: ReactNode;
  readonly spellCheck?: false;
  readonly max?: string;
}

export const Input = ({ name, ...input }: InputProps): ReactNode => {
  const { setTexts } = useForm();
  return <TextField {...useField(name)} {...input} onChange={({ target }) => setTexts({ [name]: target.value })} />;
};

/** Milliseconds after the last key until towns are requested. */
const pause = 200;
const mostOptions = 8;

interface TownProps {
  readonly name: TextName;
  readonly autoComplete: string;
  readonly onTown?: (town: Town) => void;
}

/** A town, with suggestions. Accepts any text. */
export const TownInput = ({ name, autoComplete, onTown }: TownProps): ReactNode => {
  const { setTexts, towns } = useForm();
  const [answer, setAnswer] = useState<readonly Town[] | 'none yet' | 'failed'>('none yet');
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (typed.trim() === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void towns(typed.trim(), stop.signal).then((list) => {
        if (!stop.signal.aborted) setAnswer(list ?? 'failed');
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, towns]);
  const found = typeof answer === 'string' ? [] : answer;
  return (
    <ComboField
      {...useField(name)}
      autoComplete={autoComplete}
      empty={answer === 'failed' ? copy.noTowns : answer === 'none yet' ? undefined : copy.noResult}
      options={found.slice(0, mostOptions).map(({ nome, provincia }) => ({
        value: `${nome} ${provincia}`,
        text: provinceName(provincia) ? `${nome} (${provincia})` : nome,
      }))}
      onType={(text) => {
        setTexts({ [name]: text });
        setTyped(text);
      }}
      onChoose={({ value }) => {
        const town = found.find(({ nome, provincia }) => `${nome} ${provincia}` === value);
        if (!town) return;
        setTexts({ [name]: town.nome });
        setTyped('');
        onTown?.(town);
      }}
    />
  );
};

const provinceOptions: readonly ComboOption[] = provinces.map(({ code, name }) => ({ value: code, text: name }));
const countryOptions: readonly ComboOption[] = countries.map(({ code, name }) => ({ value: code, text: name }));

/** Names that start with the text, then names with a word that does. */
const matching = (options: readonly ComboOption[], typed: string): readonly ComboOption[] => {
  const wanted = typed.trim().toLocaleLowerCase('it');
  const [begins, within] = [`${wanted}`, ` ${wanted}`];
  const lower = ({ text }: ComboOption) => text.toLocaleLowerCase('it');
  return [
    ...options.filter((option) => lower(option).startsWith(begins)),
    ...options.filter((option) => !lower(option).startsWith(begins) && lower(option).includes(within)),
  ].slice(0, mostOptions);
};

interface PlaceProps {
  readonly name: TextName;
  readonly autoComplete: string;
  readonly of: 'provinces' | 'countries';
}

/** A province or a country from a fixed list. */
export const PlaceInput = ({ name, autoComplete, of }: PlaceProps): ReactNode => {
  const { setTexts } = useForm();
  const field = useField(name);
  return (
    <ComboField
      {...field}
      autoComplete={autoComplete}
      empty={copy.noResult}
      options={matching(of === 'provinces' ? provinceOptions : countryOptions, field.value)}
      onType={(text) => setTexts({ [name]: text })}
      onChoose={({ text }) => setTexts({ [name]: text })}
    />
  );
};

const addressNames = {
  '': ['address', 'zip', 'city', 'region', 'country'],
  invoice_: ['invoice_address', 'invoice_zip', 'invoice_city', 'invoice_region', 'invoice_country'],
} as const;

/** An address; `prefix` names the fields of the invoice's address. */
export const AddressFields = ({ prefix }: { readonly prefix: '' | 'invoice_' }): ReactNode => {
  const { setTexts } = useForm();
  const [address, zip, city, region, country] = addressNames[prefix];
  const section = prefix === '' ? '' : 'billing ';
  return (
    <>
      <div className="wide">
        <Input name={address} autoComplete={`${section}street-address`} />
      </div>
      <div className="third">
        <Input name={zip} autoComplete={`${section}postal-code`} />
      </div>
      <div className="third">
        <TownInput
          name={city}
          autoComplete={`${section}address-level2`}
          onTown={({ provincia, cap }) => {
            const [only] = cap.length === 1 ? cap : [];
            const name = provinceName(provincia);
            setTexts({ ...(name && { [region]: name }), ...(only && { [zip]: only }) });
          }}
        />
      </div>
      <div className="third">
        <PlaceInput name={region} autoComplete={`${section}address-level1`} of="provinces" />
      </div>
      <div className="third">
        <PlaceInput name={country} autoComplete={`${section}country-name`} of="countries" />
      </div>
    </>
  );
};
