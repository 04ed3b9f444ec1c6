import { signal } from '@preact/signals-core';
import { useCallback, useEffect, useState } from 'react';
import { core } from '../../../core/page/core.ts';
import type { Shell } from '../../../element-kit/shell/contract.ts';
import type { PersonRequest } from '../ending/EndScreen.tsx';
import type { Draft } from '../frame/draft.ts';
import type { Conversation, Outcome } from './conversation.ts';
import { panelCopy } from './panel-copy.ts';

/** Consecutive questions without a reply after which the chat offers a person. */
const failuresBeforePerson = 2;

/** Emits the outcome of a question. */
const emitOutcome = (shell: Shell, outcome: Outcome): void => {
  if (outcome.kind === 'replied') shell.emit('np-chat-reply', { length: outcome.length });
  if (outcome.kind === 'failed') shell.emit('np-chat-error', { reason: 'reply' });
  if (outcome.kind === 'unsent') shell.emit('np-chat-error', { reason: 'captcha' });
};

/** Sends what the field submits, and offers a person when replies fail or the reply says so. */
export const useDelivery = (shell: Shell, draft: Draft, conversation: Conversation, offerPerson: () => void): void =>
  useEffect(() => {
    draft.connect(async (question) => {
      const outcome = await conversation.ask(question, shell, () => {
        draft.accepted(question);
        shell.emit('np-chat-send', { length: question.length });
      });
      draft.finished();
      emitOutcome(shell, outcome);
      const isRepeated = outcome.kind === 'failed' && conversation.failures.peek() >= failuresBeforePerson;
      const isOffered = outcome.kind === 'replied' && outcome.person;
      if (isRepeated || isOffered || outcome.kind === 'unsent') offerPerson();
    });
  }, [draft, shell, conversation, offerPerson]);

/** Gets captcha tokens ready once the reader starts to type: a reader who only looks contacts no third party. */
export const useCaptcha = (draft: Draft, opened: boolean): void =>
  useEffect(() => {
    if (!opened) return;
    const closing = new AbortController();
    draft.whenBegun(() => {
      import('../../../core/session/captcha/captcha.ts')
        .then(({ readyCaptcha }) => readyCaptcha('chat', closing.signal))
        .catch(() => {});
    });
    return () => closing.abort();
  }, [opened, draft]);

/**
 * The brand's name with its preposition; undefined until known, empty when the record cannot be loaded. Asked for before
 * the panel is drawn, so that it is drawn once.
 */
export const nameOfBrand = signal<string | undefined>(undefined);
core.brandRecord().then(
  ({ ofName, name }) => {
    nameOfBrand.value = panelCopy.ofBrand(ofName, name);
  },
  () => {
    nameOfBrand.value = '';
  },
);

interface PersonRequests {
  readonly request: PersonRequest | undefined;
  readonly setRequest: (request: PersonRequest) => void;
  /** The reader asks for a person without a word about the last answer. */
  readonly offerPerson: () => void;
}

/** The reader's request for a person. A new question or a new chat withdraws it. */
export const usePersonRequest = (typing: boolean, round: number): PersonRequests => {
  const [made, setMade] = useState<{ readonly request: PersonRequest; readonly round: number }>();
  const setRequest = useCallback((request: PersonRequest) => setMade({ request, round }), [round]);
  const offerPerson = useCallback(() => setRequest({ at: new Date(), isUnhelpful: false }), [setRequest]);
  useEffect(() => {
    if (typing) setMade(undefined);
  }, [typing]);
  return { request: made?.round === round ? made.request : undefined, setRequest, offerPerson };
};
