import { type FormEvent, type ReactNode, useId } from 'react';
import type { ContactTopic } from '../../api/account/contact.ts';
import { fieldText } from '../../rules/account/field-texts.ts';
import type { ChatMessage } from '../../rules/assistance/assistance-chat.ts';
import { fieldMessages, lengthOf, maxLengths } from '../../rules/text/fields.ts';
import { Button } from '../../ui/base/Button.tsx';
import { CheckField } from '../../ui/form/Choice.tsx';
import { Frame, SelectField, TextField, tie } from '../../ui/form/Field.tsx';
import { Summary } from '../../ui/form/Summary.tsx';
import { Problem } from '../../ui/message/Problem.tsx';
import { copy } from './copy.ts';
import { FileField, Talk, Technical } from './Extras.tsx';
import { type Draft, type Errors, type FieldName, fieldNames, issuesOf, longest, ownPage } from './model.ts';

export interface ContactFormProps {
  readonly topics: readonly ContactTopic[];
  readonly draft: Draft;
  readonly messages: readonly ChatMessage[];
  readonly errors: Errors;
  readonly attempt: number;
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Origins of the account site and the brand's site. */
  readonly account: string;
  readonly site: string;
  readonly onChange: (changes: Partial<Draft>) => void;
  readonly onSubmit: () => void;
}

const faultOf = (errors: Errors, name: FieldName): string | undefined => {
  const key = errors[name];
  if (!key) return undefined;
  if (Object.hasOwn(copy.faults, key)) return copy.faults[key as keyof typeof copy.faults];
  return fieldText(key, longest[name]);
};

const Topics = ({ topics, draft, onChange }: ContactFormProps): ReactNode => (
  <fieldset className="topics">
    <legend>{copy.labels.topic}</legend>
    {topics.map(({ id, label }) => (
      <label key={id}>
        <input
          type="radio"
          name="topic"
          value={id}
          checked={id === draft.topic}
          onChange={() => onChange({ topic: id, issue: '' })}
        />
        {label}
      </label>
    ))}
  </fieldset>
);

/** Self-service answers, instead of a message. */
const SelfService = ({ topics, draft, account }: ContactFormProps): ReactNode => {
  const answer = issuesOf(topics, draft.topic).find(({ id }) => id === draft.issue)?.self_service;
  const href = answer && ownPage(account, answer.href);
  return (
    <div role="status">
      {answer ? (
        <div className="notice info">
          <p>
            <strong>{copy.selfService}.</strong> {answer.text}
          </p>
          {href ? (
            <a className="link" href={href} target="_blank" rel="noopener">
              {copy.selfServiceLink}
            </a>
          ) : null}
        </div>
      ) : null}
    </div>
  );
};

const Message = ({ draft, errors, onChange }: ContactFormProps): ReactNode => {
  const id = useId();
  const frame = {
    label: copy.labels.message,
    hint: copy.noCards,
    error: faultOf(errors, 'message'),
  };
  return (
    <div className="message-text">
      <Frame id={id} {...frame}>
        <textarea
          name="message"
          value={draft.message}
          onChange={({ target }) => onChange({ message: target.value })}
          {...tie(id, frame)}
        />
      </Frame>
      <p className="hint count">{`${lengthOf(draft.message)} / ${maxLengths.message}`}</p>
    </div>
  );
};

/** Topic, subject and message, with the sender, a file, and the conversation of the chat. */
export const ContactForm = (props: ContactFormProps): ReactNode => {
  const { topics, draft, messages, errors, attempt, busy, problem, site, onChange, onSubmit } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  const field = (name: 'name' | 'email') => ({
    name,
    label: copy.labels[name],
    value: draft[name],
    error: faultOf(errors, name),
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  const options = issuesOf(topics, draft.topic).map(({ id, label }) => [id, label] as const);
  return (
    <form className="message-form" noValidate onSubmit={submit}>
      <Summary
        title={fieldMessages.form}
        attempt={attempt}
        errors={fieldNames.filter((name) => errors[name]).map((name) => ({ name, label: copy.labels[name] }))}
      />
      <Topics {...props} />
      <div className="two">
        <TextField {...field('name')} optional={copy.optional} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      </div>
      <SelectField
        label={copy.labels.issue}
        name="issue"
        value={draft.issue}
        error={faultOf(errors, 'issue')}
        options={[['', copy.chooseIssue], ...options]}
        onChange={({ target }) => onChange({ issue: target.value })}
      />
      <SelfService {...props} />
      <Message {...props} />
      <FileField draft={draft} error={faultOf(errors, 'attachment')} onChange={onChange} />
      <Technical draft={draft} onChange={onChange} />
      <Talk draft={draft} messages={messages} onChange={onChange} />
      <CheckField
        name="consent"
        checked={draft.consent}
        error={faultOf(errors, 'consent')}
        onChange={({ target }) => onChange({ consent: target.checked })}
        label={
          <>
            {copy.consent}{' '}
            <a className="link" href={`${site}/privacy`} target="_blank" rel="noopener">
              {copy.privacy}
            </a>
          </>
        }
      />
      <slot name="np-captcha" />
      {problem ? <Problem>{problem}</Problem> : null}
      <div className="send">
        <p className="hint">{copy.promise}</p>
        <Button kind="primary" type="submit" busy={busy} busyText={copy.submitting}>
          {copy.submit}
        </Button>
      </div>
    </form>
  );
};
