import { type ComponentProps, type ReactNode, useState } from 'react';

interface FilePickerProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  /** The button's label: the browser's own label would be in the browser's language. */
  readonly action: string;
  /** Shown beside the button until a file is chosen. */
  readonly none: string;
  readonly onPick: (file: File | undefined) => void;
}

/** The native file input behind a button with our label. */
export const FilePicker = ({ action, none, onPick, ...input }: FilePickerProps): ReactNode => {
  const [name, setName] = useState<string>();
  return (
    <span className="picker" hidden={input.hidden}>
      <span className="button small" aria-hidden="true">
        {action}
      </span>
      <span className="picker-name" aria-hidden="true">
        {name ?? none}
      </span>
      <input
        {...input}
        type="file"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          setName(file?.name);
          onPick(file);
        }}
      />
    </span>
  );
};
