import type { Attachment, ContactIssue, ContactTopic } from '../../api/account/contact.ts';
import { isEmail, lengthOf, maxLengths } from '../../rules/text/fields.ts';

/** Values of the form. */
export interface Draft {
  readonly topic: string;
  readonly issue: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly attachment: Attachment | undefined;
  /** Why the chosen file is not sent. */
  readonly refusedFile: FileFault | undefined;
  /** Includes the conversation of the assistance chat. */
  readonly withTalk: boolean;
  /** Includes data about the browser, for messages about the site. */
  readonly withTechnical: boolean;
  readonly consent: boolean;
}

/** The topic for readers who cannot use a page. */
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

/** Whether leaving the page would lose typed or chosen values. */
export const isBegun = ({ message = '', attachment, name = '', email = '' }: Partial<Draft>): boolean =>
  attachment !== undefined || [message, name, email].some((text) => text.trim() !== '');

/** The fields that can be wrong, in the order of the form. */
export const fieldNames = ['name', 'email', 'issue', 'message', 'attachment', 'consent'] as const;
export type FieldName = (typeof fieldNames)[number];

/** Field → key of its error. */
export type Errors = Readonly<Partial<Record<FieldName, string>>>;

/** Longest texts, in characters. A full name is two names and a space. */
export const longest: Readonly<Partial<Record<FieldName, number>>> = {
  name: 2 * maxLengths.name,
  message: maxLengths.message,
};

export type FileFault = 'file_type' | 'file_size' | 'file_read';

/** File types that customer service accepts, and their largest size. */
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

/** Errors that prevent sending, by field. */
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

/** The server's errors by field of the form; an error of the topic is shown at the matter. */
export const refusedFields = (errors: Readonly<Record<string, string>>): Errors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, key]) => {
      const own = fieldNames.find((field) => field === name || (field === 'issue' && name === 'topic'));
      return own ? [[own, own === 'issue' ? 'choice' : key]] : [];
    }),
  );

/** The matters of a topic, and the chosen one. */
export const issuesOf = (topics: readonly ContactTopic[], id: string): readonly ContactIssue[] =>
  topics.find((topic) => topic.id === id)?.issues ?? [];

/** The page of the account site that a self-service answer links to; undefined for other addresses. */
export const ownPage = (account: string, href: string): string | undefined =>
  /^\/(?![/\\])/.test(href) ? account + href : undefined;
