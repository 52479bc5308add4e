import type { Field } from 'payload';
import type { FaceRole } from '#brand/record/typefaces.ts';
import { type ShippedFace, shippedFaceNames, shippedFaces } from '#brand/shipped-faces.ts';
import { isRecord } from '#fields/content-field.ts';
import type { EditorText } from '#i18n/editor-texts.ts';

/** The stored value for an uploaded file. */
export const ownFace = 'own';

const roles: { readonly [Role in FaceRole]: EditorText } = {
  display: { de: 'Für Überschriften', en: 'For headlines' },
  text: { de: 'Für Fließtext', en: 'For running text' },
};

const emptied: { readonly [Role in FaceRole]: EditorText } = {
  display: {
    de: 'Leer: die mitgelieferte. Fehlt einer Schrift die Stärke der Überschriften, haben sie die nächste, die es in ihr gibt.',
    en: 'Empty: the one that was delivered. Where a typeface lacks the weight of the headlines, they have the nearest that there is in it.',
  },
  text: { de: 'Leer: die mitgelieferte.', en: 'Empty: the one that was delivered.' },
};

function nameOf(face: ShippedFace): string {
  return shippedFaces[face].display.cutFrom;
}

function faceField(role: FaceRole): Field {
  return {
    name: role,
    type: 'group',
    label: roles[role],
    fields: [
      {
        name: 'typeface',
        type: 'select',
        label: { de: 'Schrift', en: 'Typeface' },
        options: [
          ...shippedFaceNames.map((face) => ({ value: face, label: nameOf(face) })),
          { value: ownFace, label: { de: 'Eigene Datei', en: 'A file of our own' } },
        ],
        admin: { description: emptied[role] },
      },
      {
        name: 'file',
        type: 'upload',
        relationTo: 'media',
        label: { de: 'Schriftdatei', en: 'Font file' },
        filterOptions: { mimeType: { equals: 'font/woff2' } },
        admin: {
          condition: (_data, siblings: unknown) => isRecord(siblings) && siblings.typeface === ownFace,
          description: {
            de: 'WOFF2, TTF oder OTF, am besten mit Achsen für Stärke und Weite. Quelle und Lizenz stehen bei der Datei und sind Pflicht. Für die Website wird sie auf die Zeichen beider Sprachen gekürzt.',
            en: 'WOFF2, TTF or OTF, best with axes for weight and width. Source and licence stand with the file, and are compulsory. For the site it is cut down to the characters of both languages.',
          },
        },
      },
    ],
  };
}

export const faces: Field = {
  name: 'faces',
  type: 'group',
  label: { de: 'Schriften', en: 'Typefaces' },
  fields: [faceField('display'), faceField('text')],
};
