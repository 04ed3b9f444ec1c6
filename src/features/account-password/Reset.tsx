import { type ReactNode, useState } from 'react';
import { useShell } from '../../element-kit/panel/panel.tsx';
import { Ask } from './Ask.tsx';
import { Choose, Chosen } from './Choose.tsx';
import { copy } from './copy.ts';

const texts = copy.reset;

/** Resets a forgotten password with a code by mail. Never shows whether an address has an account. */
export const Reset = (): ReactNode => {
  const given = new URLSearchParams(location.search).get('code') ?? '';
  const shell = useShell();
  const [step, setStep] = useState<'ask' | 'choose' | 'done'>(given === '' ? 'ask' : 'choose');
  if (step === 'ask') return <Ask asker={shell} onSent={() => setStep('choose')} />;
  if (step === 'choose') return <Choose code={given} lead={texts.codeLead} onDone={() => setStep('done')} />;
  return <Chosen />;
};
