import { type ReactNode, useId, useState } from 'react';
import type { Item } from '../../../api/press/review.ts';
import { Frame, TextField, tie } from '../../../ui/form/Field.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { reviewCopy } from './review-copy.ts';

const copy = reviewCopy.form;

interface ItemDialogProps {
  readonly item: Item;
  /** Headings in use. */
  readonly sections: readonly string[];
  readonly onSave: (section: string, note: string) => void;
  readonly onClose: () => void;
}

/** The heading above a story, and its note. */
export const ItemDialog = ({ item, sections, onSave, onClose }: ItemDialogProps): ReactNode => {
  const id = useId();
  const [section, setSection] = useState(item.section);
  const [note, setNote] = useState(item.note);
  const frame = { label: copy.note, optional: copy.optional };
  return (
    <Modal
      title={copy.title}
      text={item.titolo}
      submit={copy.submit}
      cancel={copy.cancel}
      onSubmit={() => onSave(section.trim(), note.trim())}
      onCancel={onClose}
    >
      <TextField
        label={copy.section}
        optional={copy.optional}
        autoComplete="off"
        maxLength={80}
        list={`${id}-sections`}
        value={section}
        onChange={({ target }) => setSection(target.value)}
      />
      <datalist id={`${id}-sections`}>
        {sections.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Frame id={id} {...frame}>
        <textarea
          {...tie(id, frame)}
          rows={3}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Frame>
    </Modal>
  );
};
