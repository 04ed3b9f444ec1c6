import { path as eye } from '@phosphor-icons/core/assets/bold/eye-bold.svg?icon';
import { path as eyeClosed } from '@phosphor-icons/core/assets/bold/eye-slash-bold.svg?icon';
import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Icon } from '../base/Icon.tsx';

/** The texts around the control of a field. */
export interface FieldFrame {
  readonly label: string;
  /** Shown after the label of an optional field. */
  readonly optional?: string | undefined;
  /** A line of help below the field. */
  readonly hint?: ReactNode;
  /** The error message; replaces the hint. */
  readonly error?: string | undefined;
  /** A warning that does not prevent saving. */
  readonly warning?: string | undefined;
}

type Own<T extends 'input' | 'select'> = FieldFrame & Omit<ComponentProps<T>, 'id' | 'className'>;

/** An error message with an icon, so that it does not rely on colour. */
export const Fault = ({ id, children }: { readonly id?: string; readonly children: ReactNode }): ReactNode => (
  <p className="fault" id={id}>
    <Icon path={warning} size={16} />
    {children}
  </p>
);

interface FrameProps extends FieldFrame {
  readonly id: string;
  readonly children: ReactNode;
}

/** The label, the control, and below it the error, or else the warning or the hint. */
export const Frame = ({ id, label, optional, hint, error, warning: doubt, children }: FrameProps): ReactNode => (
  <div className="field">
    <label htmlFor={id}>
      {label}
      {optional ? <span className="optional"> ({optional})</span> : null}
    </label>
    {children}
    {error ? <Fault id={`${id}-below`}>{error}</Fault> : null}
    {!error && (doubt || hint) ? (
      <p className={doubt ? 'hint doubt' : 'hint'} id={`${id}-below`}>
        {doubt ?? hint}
      </p>
    ) : null}
  </div>
);

/** The attributes that connect a control with the message below it. */
export const tie = (id: string, { error, warning: doubt, hint }: FieldFrame) => ({
  id,
  'aria-invalid': error !== undefined,
  ...((error || doubt || hint) && { 'aria-describedby': `${id}-below` }),
});

/** Separates the props of the frame from those of the control. */
const split = <T extends FieldFrame>({ label, optional, hint, error, warning: doubt, ...rest }: T) =>
  [{ label, optional, hint, error, warning: doubt }, rest] as const;

/** A labelled text field. */
export const TextField = (props: Own<'input'>): ReactNode => {
  const id = useId();
  const [frame, input] = split(props);
  return (
    <Frame id={id} {...frame}>
      <input {...input} {...tie(id, frame)} />
    </Frame>
  );
};

/** A password field with a button that shows the typed text; password managers and pasting work. */
export const PasswordField = ({
  show,
  hide,
  ...props
}: Omit<Own<'input'>, 'type'> & { readonly show: string; readonly hide: string }): ReactNode => {
  const id = useId();
  const [frame, input] = split(props);
  const [visible, setVisible] = useState(false);
  return (
    <Frame id={id} {...frame}>
      <div className="with-button">
        <input {...input} {...tie(id, frame)} type={visible ? 'text' : 'password'} />
        <button type="button" aria-pressed={visible} aria-controls={id} onClick={() => setVisible(!visible)}>
          <Icon path={visible ? eyeClosed : eye} size={18} />
          {visible ? hide : show}
        </button>
      </div>
    </Frame>
  );
};

/** A choice from a short list; `options` are value and text. */
export const SelectField = ({
  options,
  ...props
}: Own<'select'> & { readonly options: readonly (readonly [value: string, text: string])[] }): ReactNode => {
  const id = useId();
  const [frame, select] = split(props);
  return (
    <Frame id={id} {...frame}>
      <select {...select} {...tie(id, frame)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  );
};
