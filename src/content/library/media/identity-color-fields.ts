import type { Field } from 'payload';
import { isHex, notHex, tidyHex } from '#content/foundation/fields/hex-values.ts';
import { type IdentityColor, identityColors, isBitmap } from '#fields/media.ts';
import { type EditorReading, type EditorText, verdictFor } from '#i18n/editor-texts.ts';

/**
 * The minimum distance between the strongest and weakest of red, green and blue (of 255) that is distinguishable from
 * grey.
 */
const leastColor = 48;

const noColor: EditorText = {
  de: 'Dieser Wert ist beinahe grau. Umgefärbt wird nur, was sich von Weiß, Grau und Schwarz unterscheidet.',
  en: 'This value is nearly grey. Only what differs from white, grey and black is recoloured.',
};

function isNearlyGrey(hex: string): boolean {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.trim().slice(start, start + 2), 16));
  return Math.max(...channels) - Math.min(...channels) < leastColor;
}

function problemOf(hex: unknown): EditorText | undefined {
  if (!isHex(hex)) return notHex;
  return isNearlyGrey(hex) ? noColor : undefined;
}

const labels: Readonly<Record<IdentityColor, EditorText>> = {
  ring: { de: 'Farbe des Rings', en: 'Colour of the ring' },
  'ring-bright': { de: 'Farbe des Rings auf dunklem Grund', en: 'Colour of the ring on the dark ground' },
};

/**
 * The identity colour that a picture is drawn in, and its value in the file: the site recolours the picture with the
 * current value.
 */
export const identityColorFields: Field = {
  type: 'row',
  admin: { condition: ({ mimeType }) => typeof mimeType === 'string' && isBitmap(mimeType) },
  fields: [
    {
      name: 'identityColor',
      type: 'select',
      label: { de: 'Folgt der Identität', en: 'Follows the identity' },
      options: identityColors.map((value) => ({ value, label: labels[value] })),
      admin: {
        width: '50%',
        description: {
          de: 'Bekommt diese Farbe einen anderen Wert, zeigt die Website das Bild in ihm. Leer bleibt das Bild, wie es ist.',
          en: 'When this colour gets another value, the website shows the picture in it. Left empty, the picture stays as it is.',
        },
      },
    },
    {
      name: 'colorInFile',
      type: 'text',
      maxLength: 7,
      label: { de: 'Ihr Wert in dieser Datei', en: 'Its value in this file' },
      hooks: { beforeValidate: [tidyHex] },
      validate: (value: unknown, { req, siblingData }: { req: EditorReading; siblingData: object }) => {
        const isAsked = 'identityColor' in siblingData && Boolean(siblingData.identityColor);
        return verdictFor(req, value || isAsked ? problemOf(value) : undefined);
      },
      admin: {
        width: '50%',
        condition: (_, { identityColor }) => Boolean(identityColor),
        components: { beforeInput: ['/identity/brand-fields/swatch.tsx#Swatch'] },
        description: {
          de: '# und sechs Zeichen, wie sie die Farbpipette eines Bildprogramms nennt.',
          en: '# and six digits, as a picture editor’s eyedropper says them.',
        },
      },
    },
  ],
};
