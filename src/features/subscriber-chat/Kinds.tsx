import { type ReactNode, useId } from 'react';
import type { ChatKind } from '../../rules/chatbot/subscriber-chat.ts';
import { copy } from './copy.ts';

interface KindsProps {
  readonly kinds: readonly ChatKind[];
  readonly chosen: ChatKind;
  readonly isShort: boolean;
  readonly onChoose: (kind: ChatKind) => void;
}

/** The kinds side by side; as a select when space is short. */
export const Kinds = ({ kinds, chosen, isShort, onChoose }: KindsProps): ReactNode => {
  const id = useId();
  if (isShort)
    return (
      <select
        className="kind"
        aria-label={copy.kind}
        value={chosen}
        onChange={({ target }) => onChoose(kinds.find((kind) => kind === target.value) ?? chosen)}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {copy.kinds[kind]}
          </option>
        ))}
      </select>
    );
  return (
    <fieldset className="kinds">
      <legend className="unseen">{copy.kind}</legend>
      {kinds.map((kind) => (
        <label key={kind}>
          <input type="radio" name={id} value={kind} checked={kind === chosen} onChange={() => onChoose(kind)} />
          <span>{copy.kinds[kind]}</span>
        </label>
      ))}
    </fieldset>
  );
};
