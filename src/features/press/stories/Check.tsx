import type { ReactNode } from 'react';

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

/** A checkbox that applies at once; the whole label is the target. */
export const Check = ({ label, checked, onChange }: CheckProps): ReactNode => (
  <label className="check">
    <input type="checkbox" checked={checked} onChange={onChange} />
    {label}
  </label>
);
