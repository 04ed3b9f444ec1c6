import { path as eye } from '@phosphor-icons/core/assets/bold/eye-bold.svg?icon';
import { path as eyeClosed } from '@phosphor-icons/core/assets/bold/eye-slash-bold.svg?icon';
import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Icon } from './Icon.tsx';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
  /** What is wrong with the value; stands below, tied to the field. */
  readonly error?: string | undefined;
}

interface FrameProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

const Frame = ({ id, label, error, children }: FrameProps): ReactNode => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {children}
    {error ? (
      <p className="fault" id={`${id}-fault`}>
        <Icon path={warning} size={16} />
        {error}
      </p>
    ) : null}
  </div>
);

const tie = (id: string, error: string | undefined) => ({
  id,
  'aria-invalid': error !== undefined,
  ...(error !== undefined && { 'aria-describedby': `${id}-fault` }),
});

/** A labelled text field. */
export const TextField = ({ label, error, ...input }: FieldProps): ReactNode => {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error}>
      <input {...input} {...tie(id, error)} />
    </Frame>
  );
};

/** A password field with a button that shows what was typed; managers may fill it, readers may paste. */
export const PasswordField = ({
  label,
  error,
  show,
  hide,
  ...input
}: Omit<FieldProps, 'type'> & { readonly show: string; readonly hide: string }): ReactNode => {
  const id = useId();
  const [visible, setVisible] = useState(false);
  return (
    <Frame id={id} label={label} error={error}>
      <div className="with-button">
        <input {...input} {...tie(id, error)} type={visible ? 'text' : 'password'} />
        <button type="button" aria-pressed={visible} aria-controls={id} onClick={() => setVisible(!visible)}>
          <Icon path={visible ? eyeClosed : eye} size={18} />
          {visible ? hide : show}
        </button>
      </div>
    </Frame>
  );
};
