import { choice, toggle } from '#fields/choice.ts';
import type { FieldMap } from '#fields/content-field.ts';
import { list } from '#fields/list.ts';
import { perLanguage, type RecordValue } from '#fields/record.ts';
import { optionalText, text } from '#fields/text.ts';

/** What an editor fills in for a form. One form can stand on many pages; its text has a version per language. */
export const formFields = {
  title: perLanguage(
    text({
      label: { de: 'Titel', en: 'Title' },
      help: { de: 'Nennt, worum es in dem Formular geht.', en: 'Names what the form is about.' },
    }),
  ),
  introduction: perLanguage(
    optionalText({
      label: { de: 'Einleitung', en: 'Introduction' },
      help: {
        de: 'Was mit den Angaben geschieht und wer antwortet.',
        en: 'What happens with the answers, and who replies.',
      },
      maxLength: 400,
      multiline: true,
    }),
  ),
  fields: list({
    label: { de: 'Felder', en: 'Fields' },
    help: { de: 'Nur fragen, was gebraucht wird.', en: 'Ask only for what is needed.' },
    entry: { singular: { de: 'Feld', en: 'Field' }, plural: { de: 'Felder', en: 'Fields' } },
    max: 40,
    fields: {
      label: perLanguage(
        text({
          label: { de: 'Beschriftung', en: 'Label' },
          help: {
            de: 'Bleibt auch beim Ausfüllen sichtbar.',
            en: 'Stays visible while the field is filled in.',
          },
          maxLength: 300,
        }),
      ),
      type: choice({
        label: { de: 'Art', en: 'Type' },
        help: { de: 'Bestimmt Tastatur, Prüfung und Aussehen.', en: 'Decides keyboard, check and looks.' },
        options: {
          text: { de: 'Text', en: 'Text' },
          email: { de: 'E-Mail', en: 'E-mail' },
          telephone: { de: 'Telefon', en: 'Telephone' },
          number: { de: 'Zahl', en: 'Number' },
          date: { de: 'Datum', en: 'Date' },
          longText: { de: 'Langer Text', en: 'Long text' },
          select: { de: 'Auswahlliste', en: 'Select' },
          radio: { de: 'Eine von mehreren', en: 'One of several' },
          checkboxes: { de: 'Mehrere von mehreren', en: 'Several of several' },
          consent: { de: 'Einwilligung', en: 'Consent' },
          heading: { de: 'Zwischenüberschrift', en: 'Section heading' },
        },
      }),
      required: toggle({
        label: { de: 'Pflichtfeld', en: 'Required' },
        help: { de: 'Ohne diese Angabe wird nicht gesendet.', en: 'Nothing is sent without it.' },
      }),
      hint: perLanguage(
        optionalText({
          label: { de: 'Hilfe', en: 'Hint' },
          help: { de: 'Steht unter der Beschriftung.', en: 'Stands below the label.' },
        }),
      ),
      purpose: choice({
        label: { de: 'Bedeutung', en: 'Meaning' },
        help: {
          de: 'Damit der Browser Bekanntes vorschlagen kann.',
          en: 'Lets the browser suggest what it knows.',
        },
        options: {
          other: { de: 'Sonstiges', en: 'Other' },
          name: { de: 'Name', en: 'Name' },
          email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
          tel: { de: 'Telefonnummer', en: 'Telephone number' },
          organization: { de: 'Organisation', en: 'Organisation' },
          'postal-code': { de: 'Postleitzahl', en: 'Postal code' },
        },
      }),
      options: list({
        label: { de: 'Auswahl', en: 'Options' },
        help: {
          de: 'Nur für Auswahllisten, Eine von mehreren und Mehrere von mehreren.',
          en: 'Only for select, one of several and several of several.',
        },
        entry: {
          singular: { de: 'Möglichkeit', en: 'Option' },
          plural: { de: 'Möglichkeiten', en: 'Options' },
        },
        min: 0,
        max: 40,
        fields: {
          label: perLanguage(
            text({
              label: { de: 'Möglichkeit', en: 'Option' },
              help: { de: 'Was zur Wahl steht.', en: 'What can be chosen.' },
              maxLength: 120,
            }),
          ),
        },
      }),
    },
  }),
  submitLabel: perLanguage(
    text({
      label: { de: 'Knopf', en: 'Button' },
      help: { de: 'Sagt, was beim Absenden geschieht.', en: 'Says what sending does.' },
      maxLength: 60,
    }),
  ),
  confirmation: perLanguage(
    text({
      label: { de: 'Bestätigung', en: 'Confirmation' },
      help: { de: 'Erscheint, wenn alles angekommen ist.', en: 'Appears when everything has arrived.' },
      maxLength: 400,
      multiline: true,
    }),
  ),
} satisfies FieldMap;

/** A form as a page document carries it. */
export type Form = RecordValue<typeof formFields>;
