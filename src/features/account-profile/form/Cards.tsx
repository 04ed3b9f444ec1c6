import { path as buildings } from '@phosphor-icons/core/assets/regular/buildings.svg?icon';
import { path as user } from '@phosphor-icons/core/assets/regular/user.svg?icon';
import type { ReactNode } from 'react';
import { askedConsents, consentTexts, isMandatoryConsent } from '../../../rules/account/consents.ts';
import { fieldText } from '../../../rules/account/field-texts.ts';
import { Card } from '../../../ui/base/Part.tsx';
import { CheckField, RadioCards, Switch } from '../../../ui/form/Choice.tsx';
import { SelectField } from '../../../ui/form/Field.tsx';
import { copy } from '../copy.ts';
import { typeIn } from './draft.ts';
import { AddressFields, Input, TownInput, useField, useForm } from './form.tsx';

const { personal, invoicing } = copy;

const TypeFields = (): ReactNode => {
  const { draft, setTexts } = useForm();
  const type = typeIn(draft);
  const setType = (next: string) => setTexts({ type: next });
  return (
    <>
      <div className="full">
        <RadioCards
          legend={copy.labels.type}
          name="user_type"
          value={type === 'person' ? 'person' : 'company'}
          cards={[
            { value: 'person', ...personal.person, icon: user },
            { value: 'company', ...personal.company, icon: buildings },
          ]}
          onChange={setType}
        />
      </div>
      {type === 'person' ? null : (
        <>
          <div className="third">
            <SelectField
              label={personal.body}
              name="type"
              value={type}
              options={Object.entries(personal.kinds)}
              onChange={({ target }) => setType(target.value)}
            />
          </div>
          <div className="wide">
            <Input name="company_name" autoComplete="organization" />
          </div>
        </>
      )}
    </>
  );
};

const Gender = (): ReactNode => {
  const { setTexts } = useForm();
  return (
    <SelectField
      {...useField('gender')}
      autoComplete="sex"
      options={[['', personal.noGender], ...Object.entries(personal.genders)]}
      onChange={({ target }) => setTexts({ gender: target.value })}
    />
  );
};

interface PersonalCardProps {
  readonly picture: ReactNode;
  readonly email: ReactNode;
  /** yyyy-mm-dd */
  readonly today: string;
}

export const PersonalCard = ({ picture, email, today }: PersonalCardProps): ReactNode => (
  <Card title={personal.title} id="profilo">
    <p className="hint above">{personal.hint}</p>
    <div className="fields">
      {picture}
      <TypeFields />
      <div className="half">
        <Input name="name" autoComplete="given-name" />
      </div>
      <div className="half">
        <Input name="surname" autoComplete="family-name" />
      </div>
      <div className="full">{email}</div>
      <div className="half">
        <Input name="phone" autoComplete="tel" type="tel" />
      </div>
      <div className="half">
        <Input name="phone2" autoComplete="off" type="tel" />
      </div>
      <div className="third narrow">
        <Input name="birthday" autoComplete="bday" type="date" max={today} />
      </div>
      <div className="third narrow">
        <Gender />
      </div>
      <div className="third">
        <TownInput name="place_of_birth" autoComplete="off" />
      </div>
      <div className="full">
        <Input name="fiscal_code" autoComplete="off" spellCheck={false} />
      </div>
    </div>
  </Card>
);

const CompanyInvoice = (): ReactNode => (
  <>
    <div className="half">
      <Input name="vat_number" autoComplete="off" spellCheck={false} />
    </div>
    <div className="half">
      <Input name="recipient_code" autoComplete="off" spellCheck={false} hint={invoicing.sdiHint} />
    </div>
    <div className="half">
      <Input name="pec" autoComplete="off" type="email" />
    </div>
    <div className="half">
      <Input name="cig" autoComplete="off" spellCheck={false} hint={invoicing.cigHint} />
    </div>
  </>
);

export const InvoicingCard = (): ReactNode => {
  const { draft, setFlag } = useForm();
  const wanted = draft.flags.want_invoice === true;
  return (
    <Card title={invoicing.title} id="fatturazione">
      <Switch
        label={invoicing.want}
        name="want_invoice"
        checked={wanted}
        onChange={({ target }) => setFlag('want_invoice', target.checked)}
      />
      <div className="fields">
        <AddressFields prefix="" />
        {wanted ? (
          <>
            <div className="full">
              <CheckField
                label={invoicing.otherAddress}
                name="other_address"
                checked={draft.flags.other_address === true}
                onChange={({ target }) => setFlag('other_address', target.checked)}
              />
            </div>
            {draft.flags.other_address ? <AddressFields prefix="invoice_" /> : null}
            <div className="full">
              <Input name="recipient_name" autoComplete="billing name" />
            </div>
            {typeIn(draft) === 'person' ? null : <CompanyInvoice />}
          </>
        ) : null}
      </div>
    </Card>
  );
};

interface ConsentsCardProps {
  /** Texts of the consents from the server; missing ones use the product's own text. */
  readonly texts: Readonly<Record<string, string>>;
  readonly clauses: string | undefined;
}

export const ConsentsCard = ({ texts, clauses }: ConsentsCardProps): ReactNode => {
  const { draft, errors, setFlag } = useForm();
  return (
    <Card title={copy.consents.title} id="consensi">
      <div className="consents">
        {askedConsents(typeIn(draft)).map((id) => (
          <CheckField
            key={id}
            name={id}
            label={
              <>
                {texts[id] ?? consentTexts[id]}
                {isMandatoryConsent(id) && clauses ? (
                  <>
                    {' '}
                    <a className="link" href={clauses} target="_blank" rel="noopener">
                      {copy.consents.clauses}
                    </a>
                  </>
                ) : null}
              </>
            }
            checked={draft.flags[id] === true}
            error={
              id === 'company_contract' && errors.company_contract ? fieldText(errors.company_contract) : undefined
            }
            onChange={({ target }) => setFlag(id, target.checked)}
          />
        ))}
      </div>
    </Card>
  );
};
