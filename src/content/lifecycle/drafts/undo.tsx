'use client';
import {
  useAllFormFields,
  useForm,
  useFormInitializing,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';
import { FormHistory } from './form-history.ts';
import { isTextPlace } from './text-place.ts';
import styles from './undo.module.css';

/** Debounce before a change becomes a step, in ms. */
const quiet = 400;

const undoLabel: EditorText = { de: 'Rückgängig', en: 'Undo' };
const redoLabel: EditorText = { de: 'Wiederholen', en: 'Redo' };

/** Fields about the save itself, which can't be undone. */
const bookkeeping = ['updatedAt', 'createdAt', '_status', 'reason'];

export function Undo(): ReactNode {
  const { getData, dispatchFields, setModified, disabled } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isInitializing = useFormInitializing();
  const { i18n } = useTranslation();
  const [history] = useState(() => new FormHistory<FormState>());
  const [{ back, forth }, setSteps] = useState(history.steps);
  const newest = useRef(fields);
  newest.current = fields;

  const note = useEffectEvent(() => {
    const own = Object.entries(getData()).filter(([name]) => !bookkeeping.includes(name));
    history.note({ state: newest.current, text: JSON.stringify(own) }, isModified);
    setSteps(history.steps);
  });
  useEffect(() => {
    if (isInitializing || !fields) return;
    // Records the initial state at once, before anybody types.
    const timer = setTimeout(note, history.isEmpty ? 0 : quiet);
    return () => clearTimeout(timer);
  }, [fields, isInitializing, history]);

  const go = useEffectEvent((direction: 'back' | 'forth') => {
    if (disabled) return;
    note();
    const step = direction === 'back' ? history.back() : history.forth();
    setSteps(history.steps);
    if (!step) return;
    dispatchFields({ type: 'REPLACE_STATE', optimize: false, state: shownAgain(step.state, newest.current) });
    setModified(true);
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTextPlace(event.target)) return;
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      go(key === 'y' || event.shiftKey ? 'forth' : 'back');
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  const button = (
    label: EditorText,
    keys: string,
    sign: string,
    steps: number,
    direction: 'back' | 'forth',
  ) => (
    <button
      type="button"
      className={styles.button}
      aria-label={textFor({ i18n }, label)}
      title={`${textFor({ i18n }, label)} (${keys})`}
      disabled={steps === 0}
      onClick={() => go(direction)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  const control = textFor({ i18n }, { de: 'Strg', en: 'Ctrl' });
  const shift = textFor({ i18n }, { de: 'Umschalt', en: 'Shift' });
  return (
    <span className={styles.buttons}>
      {button(undoLabel, `${control}+Z`, '↶', back, 'back')}
      {button(redoLabel, `${control}+${shift}+Z`, '↷', forth, 'forth')}
    </span>
  );
}

/** An earlier state that rich text editors also render: they read a field's `initialValue`. */
function shownAgain(earlier: FormState, now: FormState): FormState {
  const state: FormState = {};
  for (const [path, field] of Object.entries(earlier)) {
    const kept = bookkeeping.includes(path) ? now[path] : undefined;
    const isSame = Object.is(field.value, now[path]?.value);
    state[path] = kept ?? (isSame ? field : { ...field, initialValue: field.value });
  }
  return state;
}
