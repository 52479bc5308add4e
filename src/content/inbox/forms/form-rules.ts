import type { EditorText } from '#i18n/editor-texts.ts';
import { isAnswered, offersOptions } from './field-types.ts';
import { type FieldRow, takenNames } from './form-rows.ts';

export interface FormProblem {
  path: string;
  message: EditorText;
}

const labels: Readonly<Record<'showIfField' | 'showIfValue', EditorText>> = {
  showIfField: { de: 'Nur zeigen, wenn', en: 'Show only if' },
  showIfValue: { de: 'Bedingung: Antwort', en: 'Condition: answer' },
};

const nameForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Problems that would keep a form from being filled in, or its answers from being told apart. Expects tidied rows. */
export function checkRows(rows: readonly FieldRow[]): FormProblem[] {
  return [
    ...namingProblems(rows, (index) => `fields.${index}.name`, fieldCalled),
    ...rows.flatMap((row, index) => [
      ...contentProblems(row, index),
      ...namingProblems(
        row.options,
        (option) => `fields.${index}.options.${option}.name`,
        (option, place) => optionCalled(option, place, fieldCalled(row, index)),
      ),
      ...conditionProblems(rows, row, index),
    ]),
  ];
}

type Called<Row> = (row: Row, index: number) => EditorText;

const fieldCalled: Called<Pick<FieldRow, 'label'>> = ({ label }, index) =>
  label
    ? { de: `Feld ${index + 1} „${label}“`, en: `Field ${index + 1} “${label}”` }
    : { de: `Feld ${index + 1}`, en: `Field ${index + 1}` };

function optionCalled(
  { label }: { label?: string | undefined },
  index: number,
  field: EditorText,
): EditorText {
  return label
    ? { de: `${field.de}, Möglichkeit „${label}“`, en: `${field.en}, option “${label}”` }
    : { de: `${field.de}, Möglichkeit ${index + 1}`, en: `${field.en}, option ${index + 1}` };
}

function namingProblems<Row extends { name?: string | undefined }>(
  rows: readonly Row[],
  pathOf: (index: number) => string,
  called: Called<Row>,
): FormProblem[] {
  const problems: FormProblem[] = [];
  const first = new Map<string, EditorText>();
  for (const [index, row] of rows.entries()) {
    const { name = '' } = row;
    const here = called(row, index);
    const before = first.get(name);
    if (!nameForm.test(name)) {
      problems.push({
        path: pathOf(index),
        message: {
          de: `${here.de}: „${name}“ ist kein gültiger Kurzname. Erlaubt sind Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel vorname. Bleibt er leer, entsteht er aus der Beschriftung.`,
          en: `${here.en}: “${name}” isn’t a valid short name. Lower-case letters, digits and single hyphens are allowed, such as first-name. If left empty it is made from the label.`,
        },
      });
    } else if (takenNames.includes(name)) {
      problems.push({
        path: pathOf(index),
        message: {
          de: `${here.de}: Der Kurzname „${name}“ ist schon für anderes vergeben. Bitte einen anderen wählen.`,
          en: `${here.en}: The short name “${name}” is in use for something else. Please choose another.`,
        },
      });
    } else if (before) {
      problems.push({
        path: pathOf(index),
        message: {
          de: `${here.de} hat denselben Kurznamen wie ${before.de}: „${name}“. Die Angaben ließen sich nicht auseinanderhalten. Bitte einen der beiden ändern.`,
          en: `${here.en} has the same short name as ${before.en}: “${name}”. Their answers could not be told apart. Please change one of the two.`,
        },
      });
    }
    if (!before) first.set(name, here);
  }
  return problems;
}

function contentProblems(row: FieldRow, index: number): FormProblem[] {
  const here = fieldCalled(row, index);
  if (offersOptions(row.type) && row.options.length === 0) {
    return [
      {
        path: `fields.${index}.options`,
        message: {
          de: `${here.de} lässt die Wahl, nennt aber keine Möglichkeit. Bitte mindestens eine ergänzen oder die Art ändern.`,
          en: `${here.en} gives a choice but names no option. Please add at least one, or change the type.`,
        },
      },
    ];
  }
  if (row.type === 'hidden' && row.fixedValue === undefined) {
    return [
      {
        path: `fields.${index}.fixedValue`,
        message: {
          de: `${here.de} ist versteckt und hat keinen festen Wert, es würde nie etwas senden. Bitte den Wert eintragen.`,
          en: `${here.en} is hidden and has no fixed value, so it would never send anything. Please fill in the value.`,
        },
      },
    ];
  }
  return [];
}

function conditionProblems(rows: readonly FieldRow[], row: FieldRow, index: number): FormProblem[] {
  if (row.showIfField === undefined) return [];
  const here = fieldCalled(row, index);
  const place = rows.findIndex(({ name }) => name === row.showIfField);
  const source = rows[place];
  const atField = (message: EditorText): FormProblem[] => [{ path: `fields.${index}.showIfField`, message }];
  if (!source) {
    return atField({
      de: `${here.de} soll nur erscheinen, wenn „${row.showIfField}“ ausgefüllt ist, doch ein Feld mit diesem Kurznamen gibt es nicht (mehr). Bitte unter „${labels.showIfField.de}“ ein anderes wählen oder leeren.`,
      en: `${here.en} is to show only if “${row.showIfField}” is filled in, but there is no field of that short name (any more). Please choose another under “${labels.showIfField.en}”, or clear it.`,
    });
  }
  const there = fieldCalled(source, place);
  if (place >= index) {
    return atField({
      de: `${here.de} hängt von ${there.de} ab, das nicht weiter oben steht. Bitte die Reihenfolge oder „${labels.showIfField.de}“ ändern.`,
      en: `${here.en} depends on ${there.en}, which does not stand further up. Please change the order or “${labels.showIfField.en}”.`,
    });
  }
  if (!isAnswered(source.type)) {
    return atField({
      de: `${here.de} hängt von ${there.de} ab, das niemand ausfüllt. Bitte unter „${labels.showIfField.de}“ ein anderes Feld wählen.`,
      en: `${here.en} depends on ${there.en}, which nobody fills in. Please choose another field under “${labels.showIfField.en}”.`,
    });
  }
  if (row.showIfValue === undefined || source.options.some(({ name }) => name === row.showIfValue)) return [];
  return [
    {
      path: `fields.${index}.showIfValue`,
      message: offersOptions(source.type)
        ? {
            de: `${here.de} wartet auf die Wahl „${row.showIfValue}“, die es in ${there.de} nicht (mehr) gibt. Bitte unter „${labels.showIfValue.de}“ eine andere wählen oder leeren.`,
            en: `${here.en} waits for the choice “${row.showIfValue}”, which does not exist in ${there.en} (any more). Please choose another under “${labels.showIfValue.en}”, or clear it.`,
          }
        : {
            de: `${here.de} wartet auf eine bestimmte Wahl in ${there.de}, das keine Möglichkeiten hat. Bitte „${labels.showIfValue.de}“ leeren, dann reicht irgendeine Angabe.`,
            en: `${here.en} waits for one choice in ${there.en}, which has no options. Please clear “${labels.showIfValue.en}”; then any answer will do.`,
          },
    },
  ];
}
