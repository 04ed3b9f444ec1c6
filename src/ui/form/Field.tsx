import { path as eye } from '@phosphor-icons/core/assets/bold/eye-bold.svg?icon';
import { path as eyeClosed } from '@phosphor-icons/core/assets/bold/eye-slash-bold.svg?icon';
import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Icon } from '../base/Icon.tsx';

/** What every field has around its control. */
export interface FieldFrame {
  readonly label: string;
  /** Said after the label of a field that may stay empty. */
  readonly optional?: string | undefined;
  /** A line of help below the field. */
  readonly hint?: ReactNode;
  /** What is wrong with the value; stands in the hint's place, tied to the field. */
  readonly error?: string | undefined;
  /** Something to look at twice that keeps nobody from saving. */
  readonly warning?: string | undefined;
}

type Own<T extends 'input' | 'select'> = FieldFrame & Omit<ComponentProps<T>, 'id' | 'className'>;

/** A fault in the reader's words, with a mark that does not rely on colour. */
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

/** The label, the control, and below it the fault, or else the warning and the hint. */
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

/** The attributes that tie a control to what stands below it. */
export const tie = (id: string, { error, warning: doubt, hint }: FieldFrame) => ({
  id,
  'aria-invalid': error !== undefined,
  ...((error || doubt || hint) && { 'aria-describedby': `${id}-below` }),
});

/** Separates what is the field's frame from what is its control's. */
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

/** A password field with a button that shows what was typed; managers may fill it, readers may paste. */
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
