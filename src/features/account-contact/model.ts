import type { Attachment, ContactIssue, ContactTopic } from '../../api/account/contact.ts';
import { isEmail, lengthOf, maxLengths } from '../../rules/text/fields.ts';

/** What stands in the form. */
export interface Draft {
  readonly topic: string;
  readonly issue: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly attachment: Attachment | undefined;
  /** Why the chosen file does not go along. */
  readonly refusedFile: FileFault | undefined;
  /** What was said in the assistance chat goes along. */
  readonly withTalk: boolean;
  /** What the browser is and how it shows the page goes along, where the page is what the message is about. */
  readonly withTechnical: boolean;
  readonly consent: boolean;
}

/** The topic of whoever cannot use a page. */
export const technicalTopic = 'surfing';

export const draftFor = (topics: readonly ContactTopic[]): Draft => ({
  topic: topics[0]?.id ?? '',
  issue: '',
  name: '',
  email: '',
  message: '',
  attachment: undefined,
  refusedFile: undefined,
  withTalk: true,
  withTechnical: true,
  consent: false,
});

/** Whether leaving the page would lose something that was typed or chosen. */
export const isBegun = ({ message = '', attachment, name = '', email = '' }: Partial<Draft>): boolean =>
  attachment !== undefined || [message, name, email].some((text) => text.trim() !== '');

/** The fields that can be wrong, in the order of the form. */
export const fieldNames = ['name', 'email', 'issue', 'message', 'attachment', 'consent'] as const;
export type FieldName = (typeof fieldNames)[number];

/** Field → key of its error. */
export type Errors = Readonly<Partial<Record<FieldName, string>>>;

/** How long a text may be, in characters; a full name is two of them with what lies between. */
export const longest: Readonly<Partial<Record<FieldName, number>>> = {
  name: 2 * maxLengths.name,
  message: maxLengths.message,
};

export type FileFault = 'file_type' | 'file_size' | 'file_read';

/** Kinds of files that customer service takes, and how large they may be. */
export const fileTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'text/plain'];
const maxFileSize = 1024 * 1024;

export const fileFault = ({ type, size }: Pick<File, 'type' | 'size'>): FileFault | undefined => {
  if (!fileTypes.includes(type)) return 'file_type';
  return size > maxFileSize ? 'file_size' : undefined;
};

const textError = (name: FieldName, text: string, isRequired: boolean): string | undefined => {
  if (text === '') return isRequired ? 'required' : undefined;
  return lengthOf(text) > (longest[name] ?? Number.POSITIVE_INFINITY) ? 'max_length' : undefined;
};

const emailError = (text: string): string | undefined =>
  text === '' ? 'required' : isEmail(text) ? undefined : 'email';

/** What keeps the message from being sent. */
export const errorsIn = (draft: Draft): Errors => {
  const found: readonly (readonly [FieldName, string | undefined])[] = [
    ['name', textError('name', draft.name.trim(), false)],
    ['email', emailError(draft.email.trim())],
    ['issue', textError('issue', draft.issue, true)],
    ['message', textError('message', draft.message.trim(), true)],
    ['attachment', draft.refusedFile],
    ['consent', draft.consent ? undefined : 'required'],
  ];
  return Object.fromEntries(found.filter(([, key]) => key !== undefined));
};

/** What the server refused, by the form's own fields; what it does not know of a topic stands at its matter. */
export const refusedFields = (errors: Readonly<Record<string, string>>): Errors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, key]) => {
      const own = fieldNames.find((field) => field === name || (field === 'issue' && name === 'topic'));
      return own ? [[own, own === 'issue' ? 'choice' : key]] : [];
    }),
  );

/** The matters of a topic, and the chosen one of them. */
export const issuesOf = (topics: readonly ContactTopic[], id: string): readonly ContactIssue[] =>
  topics.find((topic) => topic.id === id)?.issues ?? [];

/** A page of the account site that a self-service answer names; undefined for anything that leads elsewhere. */
export const ownPage = (account: string, href: string): string | undefined =>
  /^\/(?![/\\])/.test(href) ? account + href : undefined;
