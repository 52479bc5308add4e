import type { Field } from 'payload';
import { type ClubFieldName, clubFieldNames } from '#blocks/club-details/club-details.ts';
import { clubDetailsMessages } from '#blocks/club-details/club-details-messages.ts';
import { mailAddress } from '#content/foundation/fields/mail-address.ts';
import type { EditorText } from '#i18n/editor-texts.ts';

/** Help for fields whose label isn't enough. */
const help: Readonly<Partial<Record<ClubFieldName, EditorText>>> = {
  name: {
    de: 'Wie im Register, etwa „FC Beispiel 1911 e.\u00A0V.“',
    en: 'As registered, such as “FC Beispiel 1911 e.\u00A0V.”',
  },
  address: {
    de: 'Straße und Hausnummer, Postleitzahl und Ort; kein Postfach.',
    en: 'Street and number, postcode and town; no PO box.',
  },
  representatives: {
    de: 'Wer vertretungsberechtigt ist, mit Vor- und Nachnamen und Amt.',
    en: 'Whoever is authorised, with first name, surname and office.',
  },
  phone: {
    de: 'Oder ein anderer Weg, der ebenso schnell und unmittelbar ist.',
    en: 'Or another way that is just as fast and direct.',
  },
  register: {
    de: 'Amtsgericht und Nummer, etwa „Amtsgericht Musterstadt, VR 1234“; sonst „nicht eingetragen“.',
    en: 'Court and number, such as “Amtsgericht Musterstadt, VR 1234”; otherwise “not registered”.',
  },
  responsible: {
    de: 'Vor- und Nachname und Anschrift einer Person.',
    en: 'First name, surname and address of a person.',
  },
  vatId: { de: 'Nach § 27a UStG, falls vorhanden.', en: 'Section 27a UStG, if there is one.' },
  businessId: { de: 'Nach § 139c AO, falls vorhanden.', en: 'Section 139c AO, if there is one.' },
  supervision: {
    de: 'Falls die Tätigkeit einer Zulassung bedarf.',
    en: 'If the activity needs a licence.',
  },
  privacyContact: {
    de: 'Wer Fragen beantwortet: die oder der Datenschutzbeauftragte oder eine zuständige Stelle, mit E-Mail-Adresse.',
    en: 'Whoever answers questions: the data protection officer or an office in charge, with an e-mail address.',
  },
  privacyAuthority: { de: 'Bei der man sich beschweren kann.', en: 'To which one can complain.' },
  host: {
    de: 'Wer Server und Mails betreibt, mit Land; und ob dabei Zugriffsprotokolle entstehen und wie lange sie bleiben.',
    en: 'Whoever runs servers and mail, with the country; and whether access logs are kept, and for how long.',
  },
};

const oneLine: readonly ClubFieldName[] = ['name', 'email', 'phone', 'register', 'vatId', 'businessId'];

/** Details required by law: not localized, and not required to save. */
export const clubFields: Field[] = clubFieldNames.map((name): Field => {
  const { de, en } = clubDetailsMessages;
  const label = { de: de.labels[name].replaceAll('\u00AD', ''), en: en.labels[name] };
  const description = help[name];
  const admin = description ? { description } : {};
  if (name === 'email') return { name, type: 'email', label, admin, ...mailAddress };
  return oneLine.includes(name)
    ? { name, type: 'text', label, maxLength: 200, admin }
    : { name, type: 'textarea', label, maxLength: 1000, admin };
});
