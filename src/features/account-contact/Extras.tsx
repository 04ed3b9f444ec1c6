import { type ReactNode, useId } from 'react';
import { diagnostics } from '../../core/page/diagnostics.ts';
import type { ChatMessage } from '../../rules/assistance/assistance-chat.ts';
import { Button } from '../../ui/base/Button.tsx';
import { CheckField } from '../../ui/form/Choice.tsx';
import { Frame, tie } from '../../ui/form/Field.tsx';
import { FilePicker } from '../../ui/form/FilePicker.tsx';
import { copy } from './copy.ts';
import { type Draft, fileFault, fileTypes, technicalTopic } from './model.ts';

interface ExtrasProps {
  readonly draft: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

/** One file. A file that does not fit is not sent, and the field says why. */
export const FileField = ({
  draft,
  error,
  onChange,
}: ExtrasProps & { readonly error: string | undefined }): ReactNode => {
  const id = useId();
  const { attachment } = draft;
  const frame = { label: copy.labels.attachment, optional: copy.optional, hint: copy.attachmentHint, error };
  const choose = async (file: File | undefined) => {
    if (!file) return onChange({ attachment: undefined, refusedFile: undefined });
    const fault = fileFault(file);
    if (fault) return onChange({ attachment: undefined, refusedFile: fault });
    try {
      const { name, type } = file;
      onChange({ attachment: { name: name.slice(-120), type, data: await base64Of(file) }, refusedFile: undefined });
    } catch {
      onChange({ attachment: undefined, refusedFile: 'file_read' });
    }
  };
  return (
    <Frame id={id} {...frame}>
      {attachment ? (
        <p className="file">
          <span>{attachment.name}</span>
          <Button size="small" onClick={() => onChange({ attachment: undefined })}>
            {copy.removeAttachment}
          </Button>
        </p>
      ) : null}
      <FilePicker
        key={String(attachment === undefined)}
        action={copy.chooseFile}
        none={copy.noFile}
        name="attachment"
        accept={fileTypes.join()}
        hidden={attachment !== undefined}
        onPick={(file) => void choose(file)}
        {...tie(id, frame)}
      />
    </Frame>
  );
};

/** The conversation of the chat, to read before sending it. */
export const Talk = ({
  draft,
  messages,
  onChange,
}: ExtrasProps & { readonly messages: readonly ChatMessage[] }): ReactNode =>
  messages.length === 0 ? null : (
    <div className="talk">
      <CheckField
        name="talk"
        checked={draft.withTalk}
        onChange={({ target }) => onChange({ withTalk: target.checked })}
        label={copy.transcript(messages.length)}
      />
      {draft.withTalk ? (
        <ol>
          {messages.map(({ role, content, date }) => (
            <li key={`${role} ${date} ${content}`}>
              <strong>{role === 'user' ? copy.reader : copy.assistant}:</strong> {content}
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );

/** For the topic `surfing`: the data about the browser, to read before sending them. */
export const Technical = ({ draft, onChange }: ExtrasProps): ReactNode =>
  draft.topic === technicalTopic ? (
    <div className="talk">
      <CheckField
        name="technical"
        checked={draft.withTechnical}
        onChange={({ target }) => onChange({ withTechnical: target.checked })}
        label={copy.technical}
      />
      {draft.withTechnical ? (
        <ul>
          {Object.entries(diagnostics()).map(([name, value]) => (
            <li key={name}>
              <strong>{name}:</strong> {value}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  ) : null;
