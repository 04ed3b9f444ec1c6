import { type ComponentProps, type ReactNode, useState } from 'react';

interface FilePickerProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  /** What stands on the button, and beside it until a file is chosen: the browser's own words follow its language. */
  readonly action: string;
  readonly none: string;
  readonly onPick: (file: File | undefined) => void;
}

/** The browser's own field for a file, under a button of ours. */
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
