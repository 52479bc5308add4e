import type { KitExamples } from '../kit-example.ts';
import { FileControl, LongTextControl, SelectControl, TextControl } from './control.tsx';
import { ChoiceField, ConsentField, Field } from './field.tsx';

const words = {
  name: { de: 'Wie heißt du?', en: 'What is your name?' },
  nameHint: { de: 'So, wie es auf dem Ausweis steht.', en: 'As it stands on your identity card.' },
  mail: { de: 'Deine Adresse', en: 'Your address' },
  mailProblem: { de: 'Da fehlt das Zeichen @.', en: 'The sign @ is missing.' },
  count: { de: 'Wie viele kommen mit?', en: 'How many are coming along?' },
  date: { de: 'An welchem Tag?', en: 'On which day?' },
  file: { de: 'Ein Bild dazu', en: 'A picture of it' },
  fileHint: { de: 'JPEG oder PNG, höchstens 5 MB.', en: 'JPEG or PNG, 5 MB at most.' },
  story: { de: 'Erzähl', en: 'Tell us' },
  stand: { de: 'Wo stehst du?', en: 'Where do you stand?' },
  home: { de: 'Kurve', en: 'Home end' },
  side: { de: 'Gegengerade', en: 'Opposite side' },
  condition: {
    de: 'Nur wenn du „Kurve“ gewählt hast.',
    en: 'Only if you chose “Home end”.',
  },
  consent: {
    de: 'Der Verein darf das lesen und löscht es nach einem Jahr.',
    en: 'The club may read this, and erases it after a year.',
  },
  consentProblem: { de: 'Ohne das geht es nicht.', en: 'It can’t be sent without this.' },
  code: { de: 'Dein Code', en: 'Your code' },
} as const;

export const fieldExamples: KitExamples = {
  purpose: {
    de: 'Etwas zum Ausfüllen: Beschriftung, Hilfe, was noch fehlt, und das Feld, das der Browser dafür hat.',
    en: 'Something to fill in: label, help, what is missing, and the control that the browser has for it.',
  },
  examples: [
    {
      id: 'text',
      name: { de: 'Text, mit Hilfe', en: 'Text, with help' },
      view: (language) => (
        <Field
          id="field-text"
          label={words.name[language]}
          isRequired
          hints={{ hint: words.nameHint[language] }}
        >
          {(facts) => <TextControl {...facts} look="sheet" type="text" name="text" />}
        </Field>
      ),
    },
    {
      id: 'problem',
      name: { de: 'Text, mit dem, was noch fehlt', en: 'Text, with what is missing' },
      view: (language) => (
        <Field
          id="field-problem"
          label={words.mail[language]}
          isRequired
          problem={words.mailProblem[language]}
        >
          {(facts) => (
            <TextControl {...facts} look="sheet" type="email" name="problem" defaultValue="kurve.example" />
          )}
        </Field>
      ),
    },
    {
      id: 'number',
      name: { de: 'Zahl', en: 'Number' },
      view: (language) => (
        <Field id="field-number" label={words.count[language]} isRequired={false}>
          {(facts) => <TextControl {...facts} look="sheet" type="text" inputMode="decimal" name="number" />}
        </Field>
      ),
    },
    {
      id: 'date',
      name: { de: 'Datum', en: 'Date' },
      view: (language) => (
        <Field id="field-date" label={words.date[language]} isRequired={false}>
          {(facts) => <TextControl {...facts} look="sheet" type="date" name="date" />}
        </Field>
      ),
    },
    {
      id: 'file',
      name: { de: 'Datei', en: 'File' },
      view: (language) => (
        <Field
          id="field-file"
          label={words.file[language]}
          isRequired={false}
          hints={{ limits: words.fileHint[language] }}
        >
          {(facts) => <FileControl {...facts} name="file" accept=".jpg,.png" />}
        </Field>
      ),
    },
    {
      id: 'long-text',
      name: { de: 'Langer Text', en: 'Long text' },
      view: (language) => (
        <Field id="field-long-text" label={words.story[language]} isRequired={false}>
          {(facts) => <LongTextControl {...facts} name="long-text" />}
        </Field>
      ),
    },
    {
      id: 'select',
      name: { de: 'Liste', en: 'List' },
      view: (language) => (
        <Field
          id="field-select"
          label={words.stand[language]}
          isRequired={false}
          condition={words.condition[language]}
        >
          {(facts) => (
            <SelectControl
              {...facts}
              look="sheet"
              name="select"
              options={[
                { value: 'home', label: words.home[language] },
                { value: 'side', label: words.side[language] },
              ]}
            />
          )}
        </Field>
      ),
    },
    {
      id: 'choice',
      name: { de: 'Eins von mehreren', en: 'One of several' },
      view: (language) => (
        <ChoiceField
          id="field-choice"
          label={words.stand[language]}
          isRequired
          name="choice"
          several={false}
          options={[
            { value: 'home', label: words.home[language] },
            { value: 'side', label: words.side[language] },
          ]}
          given={['side']}
        />
      ),
    },
    {
      id: 'consent',
      name: { de: 'Einwilligung, die noch fehlt', en: 'Consent that is missing' },
      view: (language) => (
        <ConsentField
          id="field-consent"
          label={words.consent[language]}
          isRequired
          problem={words.consentProblem[language]}
          name="consent"
          isGiven={false}
        />
      ),
    },
    {
      id: 'code',
      name: { de: 'Code, unter dem Stimmzettel', en: 'Code, below a ballot' },
      view: (language) => (
        <Field id="field-code" label={words.code[language]} isRequired={false}>
          {(facts) => <TextControl {...facts} look="code" type="text" name="code" maxLength={40} />}
        </Field>
      ),
    },
    {
      id: 'compact',
      name: { de: 'Zwischen zwei Wahlen, am Produkt', en: 'Between two choices, at a product' },
      view: (language) => (
        <Field id="field-compact" label={words.name[language]} isRequired={false}>
          {(facts) => <TextControl {...facts} look="compact" type="text" name="compact" />}
        </Field>
      ),
    },
  ],
};
