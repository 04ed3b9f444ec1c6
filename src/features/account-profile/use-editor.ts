import { useCallback, useEffect, useMemo, useState } from 'react';
import { core } from '../../core/page/core.ts';
import { fiscalCodeDoubts } from '../../rules/account/fiscal-code-match.ts';
import { dayOf } from '../../rules/text/calendar.ts';
import { copy } from './copy.ts';
import { type Draft, draftOf, type Errors, type Stored, typeIn } from './form/draft.ts';
import { useBirthplace } from './form/towns.ts';
import { load } from './load.ts';
import { errorsIn, isSame, rebased } from './model.ts';
import { save } from './save.ts';

type Conflicts = Readonly<Record<string, string>>;

/** The errors without those of fields that have changed since the server refused them. */
const without = (errors: Errors, names: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));

/** Removes the page's notice of missing data, whenever it arrives: the form links to the missing fields itself. */
const forgetMissing = (): (() => void) => {
  const { notices } = core.store;
  return notices.subscribe((all) => {
    const others = all.filter(({ title }) => !title.startsWith('Mancano dati obbligatori'));
    if (others.length < all.length) notices.value = others;
  });
};

/** Doubts about the fiscal code, and values that somebody else saved meanwhile. */
const useWarnings = (draft: Draft, conflicts: Conflicts): Errors => {
  const { texts } = draft;
  const birthplace = useBirthplace(texts.place_of_birth);
  // In a company's profile the name is that of a contact, and the code the company's or its owner's.
  const doubts = typeIn(draft) === 'person' ? fiscalCodeDoubts(texts.fiscal_code, { ...texts, birthplace }) : [];
  return {
    ...(doubts.length > 0 && { fiscal_code: copy.doubt(doubts.map((field) => copy.coded[field]).join(', ')) }),
    ...Object.fromEntries(Object.entries(conflicts).map(([name, value]) => [name, copy.savedValue(value)])),
  };
};

/** State of the form over the server's data: what is typed, what is wrong with it, and the result of a save. */
export const useEditor = (start: Stored, onSaved: () => void) => {
  const [stored, setStored] = useState(start);
  const base = useMemo(() => draftOf(stored), [stored]);
  const [draft, setDraft] = useState<Draft>(base);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<Errors>({});
  const [conflicts, setConflicts] = useState<Conflicts>({});
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  useEffect(forgetMissing, []);
  const warnings = useWarnings(draft, conflicts);
  const today = dayOf(new Date());

  const setTexts = useCallback((changes: Readonly<Partial<Draft['texts']>>) => {
    setDraft((before) => ({ ...before, texts: { ...before.texts, ...changes } }));
    setRefused((before) => without(before, Object.keys(changes)));
  }, []);
  const setFlag = useCallback((name: string, value: boolean) => {
    setDraft((before) => ({ ...before, flags: { ...before.flags, [name]: value } }));
    setRefused((before) => without(before, [name]));
  }, []);

  const takeFresh = async () => {
    const fresh = await load();
    setProblem(copy.changedElsewhere);
    if (fresh.kind !== 'ok') return;
    const merged = rebased(draft, base, draftOf(fresh.data));
    setStored(fresh.data);
    setDraft(merged.draft);
    setConflicts(merged.conflicts);
  };
  const takeOutcome = (outcome: Awaited<ReturnType<typeof save>>) => {
    setStored(outcome.stored);
    setProblem(outcome.problem);
    setRefused(outcome.errors ?? {});
    setAttempt(outcome.errors ? attempt + 1 : attempt);
    if (outcome.problem || outcome.errors) return;
    // What was typed while the save was pending is not saved yet, and stays.
    setDraft((now) => rebased(now, draft, draftOf(outcome.stored)).draft);
    setConflicts({});
    setAttempt(0);
    onSaved();
  };
  const submit = async () => {
    setProblem(undefined);
    setRefused({});
    if (Object.keys(errorsIn(draft, stored, today)).length > 0) return setAttempt(attempt + 1);
    setSaving(true);
    const outcome = await save(core.clients.account, draft, stored);
    if (outcome.isConflict) await takeFresh();
    else takeOutcome(outcome);
    setSaving(false);
  };
  const reset = () => {
    setDraft(base);
    setAttempt(0);
    setRefused({});
    setConflicts({});
    setProblem(undefined);
  };
  const errors = attempt > 0 ? { ...errorsIn(draft, stored, today), ...refused } : {};
  const isDirty = !isSame(draft, base);
  const form = { draft, errors, warnings, setTexts, setFlag };
  return { form, stored, setStored, attempt, problem, isDirty, isSaving, today, submit, reset };
};
