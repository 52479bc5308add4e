import type { DemoFile } from './demo-file.ts';

export const motifPictures: readonly DemoFile[] = [
  {
    key: 'kurve',
    fileName: 'kurve.png',
    drawnIn: 'ring-bright',
    alt: {
      de: 'Eine Stehkurve bei Nacht, aus Tausenden Punkten gezeichnet: Ein breiter roter Bogen zieht sich durch die Ränge, darüber bilden weiße Punkte die Zahl 1893.',
      en: 'A stand at night drawn in thousands of dots: a broad red arc sweeps through the rows, and above it white dots spell 1893.',
    },
    caption: { de: 'Kurve, Choreografie in Rot', en: 'The stand, a tifo in red' },
  },
  {
    key: 'kurve-portrait',
    fileName: 'kurve-portrait.png',
    drawnIn: 'ring',
    alt: {
      de: 'Tribüne bei Tag: schwarze Punkte auf hellem Grund, durch die Blöcke biegt sich ein geschlossenes rotes Band.',
      en: 'The stand by day: black dots on a pale ground, with an unbroken red band bending through the blocks.',
    },
  },
  {
    key: 'flutlicht',
    fileName: 'flutlicht.png',
    drawnIn: 'ring-bright',
    alt: {
      de: 'Vier Flutlichtmasten werfen gebündelte Strahlen in die Nacht; unten fasst ein roter Ring den beleuchteten Rasen ein.',
      en: 'Four floodlight masts send fans of rays through the night; below, a red ring encloses the lit pitch.',
    },
    caption: { de: 'Flutlicht, kurz vor Anpfiff', en: 'Floodlight, just before kick-off' },
  },
  {
    key: 'flutlicht-portrait',
    fileName: 'flutlicht-portrait.png',
    drawnIn: 'ring-bright',
    alt: {
      de: 'Hohe Nacht über dem Platz: Lichtstrahlen aus vier Masten kreuzen sich über einem roten Ring am unteren Bildrand.',
      en: 'A tall night over the ground: rays from four masts cross above a red ring near the foot of the picture.',
    },
  },
  {
    key: 'feld',
    fileName: 'feld.png',
    drawnIn: 'ring',
    alt: {
      de: 'Spielfeld von oben, schräg angeschnitten: schwarze Mittellinie, Anstoßpunkt und der Mittelkreis als dicker roter Ring auf gemähten Streifen.',
      en: 'The pitch from above, cropped at an angle: a black halfway line, the centre spot, and the centre circle as a heavy red ring over mown stripes.',
    },
    caption: { de: 'Feld, Mittelkreis', en: 'The pitch, centre circle' },
  },
  {
    key: 'feld-portrait',
    fileName: 'feld-portrait.png',
    drawnIn: 'ring',
    alt: {
      de: 'Ausschnitt des Mittelkreises im Hochformat: Der rote Ring ist links abgeschnitten, die Mittellinie läuft steil durch das Bild.',
      en: 'Upright crop of the centre circle: the red ring is cut off on the left and the halfway line runs steeply through the frame.',
    },
  },
  {
    key: 'kessel',
    fileName: 'kessel.png',
    drawnIn: 'ring',
    alt: {
      de: 'Höhenlinien einer Stadt im Talkessel, fein in Schwarz gezogen; eine davon ist das rote Band, das rechts ins Bild kommt, den Talgrund umrundet und rechts wieder hinausläuft.',
      en: 'Contour lines of a city in a basin, finely drawn in black; one of them is the red band, which comes in on the right, rounds the valley floor and leaves on the right again.',
    },
    caption: { de: 'Kessel, Höhenlinien und ein Ring', en: 'The basin: contour lines and one ring' },
  },
  {
    key: 'kessel-portrait',
    fileName: 'kessel-portrait.png',
    drawnIn: 'ring',
    alt: {
      de: 'Talkessel im Hochformat: dichte schwarze Höhenlinien, dazwischen eine breite rote, die sich nach oben zum Bildrand öffnet.',
      en: 'Upright view of the basin: close-set black contours and one broad red line that opens towards the top edge.',
    },
  },
  {
    key: 'staeffele',
    fileName: 'staeffele.png',
    drawnIn: 'ring',
    alt: {
      de: 'Treppen in Schrägansicht, dicht an dicht: weiße Stufen, schwarze Setzstufen, und eine einzige Treppe ist von unten bis oben rot.',
      en: 'Flights of steps packed side by side in axonometric view: white treads, black risers, and a single flight that is red from bottom to top.',
    },
    caption: { de: 'Stäffele, ein Weg nach oben', en: 'Steps, one way up' },
  },
  {
    key: 'staeffele-portrait',
    fileName: 'staeffele-portrait.png',
    drawnIn: 'ring',
    alt: {
      de: 'Treppenmuster im Hochformat: Die rote Treppe steigt von links nach rechts oben durch schwarz-weiße Stufen.',
      en: 'A tall pattern of stairs: the red flight climbs from the left to the upper right through black and white steps.',
    },
  },
  {
    key: 'takt',
    fileName: 'takt.png',
    drawnIn: 'ring',
    alt: {
      de: 'Ein Spiel als 90 Striche, einer je Minute: Sie schlagen über und unter dem roten Band aus, drei lange gehen ganz durch das Bild – die Tore.',
      en: 'A match as 90 ticks, one for each minute: they swing above and below the red band, and three long ones, the goals, run right through the picture.',
    },
    caption: { de: 'Takt, ein erfundenes Spiel', en: 'The beat of an invented match' },
  },
  {
    key: 'takt-portrait',
    fileName: 'takt-portrait.png',
    drawnIn: 'ring-bright',
    alt: {
      de: 'Neunzig Minuten als angeschnittene Stoppuhr: helle Striche rund um einen roten Ring auf schwarzem Grund.',
      en: 'Ninety minutes as a cropped stopwatch: pale ticks around a red ring on a black ground.',
    },
  },
  {
    key: 'stoff',
    fileName: 'stoff.png',
    drawnIn: 'ring',
    alt: {
      de: 'Strick aus der Nähe: Reihen weißer Maschen, schräg durch das Bild laufen fünf rote Reihen.',
      en: 'The knit, close up: rows of white stitches with five red rows running through at a slant.',
    },
    caption: { de: 'Stoff, Masche für Masche', en: 'The cloth, stitch by stitch' },
  },
  {
    key: 'stoff-portrait',
    fileName: 'stoff-portrait.png',
    drawnIn: 'ring',
    alt: {
      de: 'Sehr naher Blick auf das gestrickte Trikot: rote Maschenreihen zwischen weißen.',
      en: 'A very close look at the knitted shirt: red rows of stitches between white ones.',
    },
  },
  {
    key: 'zahl',
    fileName: 'zahl.png',
    drawnIn: 'ring',
    alt: {
      de: 'Die Jahreszahl 1893 in zwei versetzten Zeilen, so groß, dass der Rahmen sie abschneidet; ein roter Ring greift durch die Ziffern und hält 18 und 93 zusammen.',
      en: 'The year 1893 set in two staggered lines so large that the frame cuts it off; a red ring reaches through the figures and holds 18 and 93 together.',
    },
    caption: { de: 'Zahl, das Gründungsjahr', en: 'The figure: the founding year' },
  },
  {
    key: 'zahl-portrait',
    fileName: 'zahl-portrait.png',
    drawnIn: 'ring',
    alt: {
      de: '18 über 93, schwarz und übergroß; ein senkrechtes rotes Band teilt das Bild und färbt die Ziffern in seiner Breite weiß.',
      en: '18 above 93, black and oversized; an upright red band divides the picture and turns the figures white within it.',
    },
  },
  {
    key: 'ring-film-still',
    fileName: 'ring-film-still.png',
    drawnIn: 'ring',
    alt: {
      de: 'Auf schwarzem Grund ein rotes Band, das von links nach rechts durchs Bild läuft und sich um ein weißes f zum Ring schließt.',
      en: 'On a black ground a red band runs from left to right through the picture and closes into a ring about a white f.',
    },
  },
  {
    key: 'share',
    fileName: 'share.png',
    drawnIn: 'ring',
    alt: {
      de: 'Die Wortmarke VfB steht auf einem roten Band, darin der Satz „Zusammen voran“.',
      en: 'The VfB wordmark stands on a red band carrying the tagline “Zusammen voran”.',
    },
  },
];
