import { choice, toggle, wholeNumber } from '#fields/choice.ts';
import type { FieldMap } from '#fields/content-field.ts';
import { list } from '#fields/list.ts';
import { perLanguage, type RecordValue } from '#fields/record.ts';
import { optionalSitePath } from '#fields/site-path.ts';
import { optionalText, text } from '#fields/text.ts';

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
      name: optionalText({
        label: { de: 'Kurzname', en: 'Short name' },
        help: {
          de: 'Unter ihm kommt die Angabe an, in jeder Sprache: Kleinbuchstaben, Ziffern, Bindestriche. Bleibt er leer, wird er aus der Beschriftung gemacht.',
          en: 'The answer arrives under it in every language: lower-case letters, digits, hyphens. If left empty it is made from the label.',
        },
        maxLength: 40,
      }),
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
          radio: { de: 'Einfachauswahl', en: 'Single choice' },
          checkboxes: { de: 'Mehrfachauswahl', en: 'Multiple choice' },
          consent: { de: 'Einwilligung', en: 'Consent' },
          file: { de: 'Datei', en: 'File' },
          hidden: { de: 'Versteckt', en: 'Hidden' },
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
          help: { de: 'Steht unter der Beschriftung.', en: 'Shown below the label.' },
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
          'given-name': { de: 'Vorname', en: 'Given name' },
          'family-name': { de: 'Nachname', en: 'Family name' },
          organization: { de: 'Organisation', en: 'Organisation' },
          'street-address': { de: 'Straße und Hausnummer', en: 'Street address' },
          'postal-code': { de: 'Postleitzahl', en: 'Postal code' },
          'address-level2': { de: 'Ort', en: 'Town or city' },
          bday: { de: 'Geburtsdatum', en: 'Date of birth' },
        },
      }),
      width: choice({
        label: { de: 'Breite', en: 'Width' },
        help: {
          de: 'Zwei halbe stehen nebeneinander, wo Platz dafür ist.',
          en: 'Two halves stand side by side where there is room.',
        },
        options: { full: { de: 'Ganz', en: 'Full' }, half: { de: 'Halb', en: 'Half' } },
      }),
      showIfField: optionalText({
        label: { de: 'Nur zeigen, wenn', en: 'Show only if' },
        help: {
          de: 'Ein Feld weiter oben, unter seinem Kurznamen. Leer: immer zeigen.',
          en: 'A field further up, by its short name. Empty: show always.',
        },
        maxLength: 40,
      }),
      showIfValue: optionalText({
        label: { de: 'Bedingung: Antwort', en: 'Condition: answer' },
        help: {
          de: 'Eine seiner Möglichkeiten, unter ihrem Kurznamen. Leer: irgendeine Angabe, bei einer Einwilligung das Häkchen.',
          en: 'One of its options, by its short name. Empty: any answer, or the tick of a consent.',
        },
        maxLength: 40,
      }),
      fileTypes: choice({
        label: { de: 'Erlaubte Dateien', en: 'Allowed files' },
        help: { de: 'Nur für Dateien.', en: 'For files only.' },
        options: {
          any: { de: 'Bilder und PDF', en: 'Pictures and PDF' },
          images: { de: 'Bilder (JPEG, PNG, WebP)', en: 'Pictures (JPEG, PNG, WebP)' },
          pdf: { de: 'PDF', en: 'PDF' },
        },
      }),
      mostMegabytes: wholeNumber({
        label: { de: 'Höchstens Megabyte', en: 'Megabytes at most' },
        help: { de: 'Nur für Dateien.', en: 'For files only.' },
        min: 1,
        max: 10,
        startsAt: 5,
      }),
      fixedValue: optionalText({
        label: { de: 'Fester Wert', en: 'Fixed value' },
        help: {
          de: 'Nur für versteckte Felder: wird mitgeschickt, ohne dass jemand gefragt wird.',
          en: 'For hidden fields only: is sent along without anyone being asked.',
        },
      }),
      options: list({
        label: { de: 'Auswahl', en: 'Options' },
        help: {
          de: 'Nur für Auswahlliste, Einfachauswahl und Mehrfachauswahl.',
          en: 'Only for select, single choice and multiple choice.',
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
          name: optionalText({
            label: { de: 'Kurzname', en: 'Short name' },
            help: {
              de: 'Unter ihm kommt die Wahl an. Bleibt er leer, wird er aus der Beschriftung gemacht.',
              en: 'The choice arrives under it. If left empty it is made from the label.',
            },
            maxLength: 40,
          }),
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
  confirmationPage: perLanguage(
    optionalSitePath({
      label: { de: 'Seite danach', en: 'Page afterwards' },
      help: {
        de: 'Führt statt der Bestätigung auf diese Seite. Pfad ohne Sprachpräfix.',
        en: 'Leads to this page instead of the confirmation. Its path without language prefix.',
      },
    }),
  ),
} satisfies FieldMap;

export type Form = RecordValue<typeof formFields>;

export type FormField = Form['fields'][number];
