import { path as octagon } from '@phosphor-icons/core/assets/light/warning-octagon-light.svg?icon';
import type { ReactNode } from 'react';
import { faultOf } from '../../rules/page/failures.ts';
import type { Failure } from '../../rules/page/result.ts';
import { Message } from '../../ui/message/Message.tsx';
import message from '../../ui/message/message.css?inline';

export const styles = [message];

/** Shown when the backend is at fault. */
export const Part = ({ failure, children }: { failure: Failure; children: ReactNode }): ReactNode => (
  <Message icon={octagon} title={faultOf(failure)?.title ?? ''} text={faultOf(failure)?.text ?? ''}>
    {children}
  </Message>
);
