import { wordsOf } from './words.ts';

/** What agencies, printers and developers call one thing, in German and English. */
const groups = `
Sonderfarbe Schmuckfarbe Volltonfarbe Pantone PMS HKS Spot / CMYK Druckfarbe Vierfarb Prozess Euroskala
Inks Ink4c 4c / Lack RAL Paint Wandfarbe / Garn Yarn Thread Faden Stick Madeira / Band Ring Streifen
Stripe Brustring / Breite Stärke Dicke dick thick Thickness Width wide breit Weite / Schutzraum Schutzzone
Abstand Rand Freiraum Clearspace clear exclusion Margin Space / Mindestgröße Mindesthöhe Minimum least
smallest kleinste klein mindestens small minimal / Schrift Schriftart Font Typeface Hausschrift Typo
Family / Überschrift Überschriften Headline Headlines heading headings Titel display / Fließtext Lauftext
Brottext Body running copy Absatz paragraph / Leitsatz Claim Slogan Motto Tagline / Lizenz License Licence
lizenziert licensed OFL SIL / Ecke Ecken Corner Corners Rundung Radius rounded abgerundet rund pill /
Kontrast Contrast lesbar legible readable Barrierefreiheit WCAG accessible / Abstand Abstände Spacing
Space Raster Grid / Bewegung Motion Animation animations animiert Transition Übergang / Kurve Easing Ease
Bezier curve / Dauer Duration Sekunden seconds long lang / Gewicht Weight Strichstärke fett bold
Schriftschnitt / Zeilenabstand Leading lineheight Zeilenhöhe Durchschuss / Laufweite Tracking
letterspacing Spationierung / Logo Wortmarke Wordmark Zeichen Symbol Mark Signet Bildmarke / Untergrund
Untergründe Hintergrund Hintergründe Grund Gründe Ground Grounds Background Backgrounds backdrop / Anteil
Share Prozent percent Fläche much proportion / Ton Tonalität Tone Voice Stimme Sprache wording Tonfall /
Ausrufezeichen exclamation / Name Vereinsname Clubname Schreibweise geschrieben spelled spelt spelling
written capital capitals / Social Instagram Facebook LinkedIn WhatsApp TikTok YouTube Avatar Profilbild
Profil profile Profilfoto / Website Webseite Web Homepage online App Screen Bildschirm / Print Druck
Drucksache Flyer Plakat Poster Broschüre Anzeige Printer Druckerei gedruckt printed Sponsor Sponsorenwand
Bande Rollup Billboard / Embroidery Stickerei gestickt bestickt embroidered Cap Polo Nähen / Stempel Stamp
Gravur engraving Fax Laser einfarbig onecolour onecolor monochrome schwarzweiß / LED Videowand
Anzeigetafel Stadionwand Scoreboard / Favicon Browsertab Tab Lesezeichen bookmark / iOS iPhone Swift Apple
/ Android Kotlin / Adobe Illustrator InDesign Photoshop Farbfelder Swatches / GIMP Inkscape Krita Palette
/ npm Paket Package / Änderung Änderungen Change changes geändert changed Feed Atom / Version Versionen
versions Fassung history Verlauf / Handbuch Manual Guideline guidelines Styleguide Regelwerk brandbook /
alle all every sämtliche komplett ZIP Archiv archive / DTCG Tokens json Terrazzo / Linie Linien Line Lines
Rule stroke / Fingerfläche Tippfläche tap Touch Target / Zeilenlänge measure longest / dreh kippen schräg
drehen gedreht rotate rotated tilt tilted gekippt aufrecht upright / Verlauf gradient Farbverlauf / Zahl
Zahlen figure figures number numbers / Akzent accent Button Buttons Knopf Link Links CTA Hauptfarbe main
primary / Vereinsrot Clubrot Hausrot rot red
`;

/** Word → the others of its groups. */
export const sameThings: ReadonlyMap<string, readonly string[]> = read();

function read(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const group of groups.split('/')) {
    const words = wordsOf(group);
    for (const word of words) found.set(word, [...(found.get(word) ?? []), ...words]);
  }
  return found;
}
