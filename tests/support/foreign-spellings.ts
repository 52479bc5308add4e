/*
 * What comes from outside, as people type it and other programs write it, with its right form. Every door that takes
 * such a thing is tested with its list.
 */

type Spellings<Right = string> = readonly (readonly [written: string, right: Right])[];

/** Addresses of former websites. */
export const formerAddresses: Spellings = [
  ['/alt', '/alt'],
  ['Alt/', '/alt'],
  ['/verein.html', '/verein.html'],
  ['/Verein.HTML', '/verein.html'],
  ['https://www.alter-verein.example/verein.html#vorstand', '/verein.html'],
  ['HTTP://ALTER-VEREIN.EXAMPLE:8080/Verein.html', '/verein.html'],
  ['www.alter-verein.example/verein.html', '/verein.html'],
  ['/Mein_Verein/', '/mein_verein'],
  ['/mein%20verein/die%20elf.htm', '/mein verein/die elf.htm'],
  ['/über-uns', '/über-uns'],
  ['/u\u0308ber-uns', '/über-uns'],
  ['/%C3%BCber-uns/', '/über-uns'],
  ['/%c3%9cber-uns', '/über-uns'],
  ['/u%CC%88ber-uns', '/über-uns'],
  ['/%FCber-uns', '/über-uns'],
  ['/%DCber%2Duns', '/über-uns'],
  [' \uFEFF/über\u00AD-uns\u200B ', '/über-uns'],
  ['/über-uns%E2%80%8B%20', '/über-uns'],
  ['/de/mannschaft/kader.php', '/de/mannschaft/kader.php'],
  ['/en/team.html', '/team.html'],
  ['/EN/en/team.html', '/team.html'],
  ['\\verein\\satzung.pdf', '/verein/satzung.pdf'],
  ['//verein//satzung.pdf', '/verein/satzung.pdf'],
  ['/news/artikel,123.html', '/news/artikel,123.html'],
  ['/spieler/(7)-m%C3%BCller;saison=2019', '/spieler/(7)-müller;saison=2019'],
  ['/media/alt.pdf', '/media/alt.pdf'],
  ['/index.php?id=12', '/index.php?id=12'],
  ['/index.php/?ID=12&amp;L=1#c7', '/index.php?id=12&l=1'],
  ['/index.php?L=1&id=12&', '/index.php?id=12&l=1'],
  ['/?p=123', '/?p=123'],
  ['?page_id=7', '/?page_id=7'],
  ['/tor.php?name=M%FCller+Thomas', '/tor.php?name=müller thomas'],
  ['/tor.php?name=M%C3%BCller%20Thomas', '/tor.php?name=müller thomas'],
  ['/artikel.asp?12', '/artikel.asp?12'],
  ['/artikel.asp?12=', '/artikel.asp?12'],
  ['/suche?was=1%2B1%26mehr', '/suche?was=1%2b1%26mehr'],
  ['/100%', '/100%25'],
  ['/a%2Fb%3Fc', '/a%2fb%3fc'],
];

/** Addresses that nothing redirects from, with the beginning of the sentence that says so. */
export const refusedFormerAddresses: Spellings = [
  ['', 'The old path is missing'],
  ['/', 'The old path is missing'],
  ['https://www.alter-verein.example', 'The old path is missing'],
  ['/EN', 'The old path is missing'],
  ['/admin/login.php', '“/admin” belongs to the site'],
  ['/API/x', '“/api” belongs to the site'],
  ['/en/sk/v1', '“/sk” belongs to the site'],
  ['/Robots.txt', '“/robots.txt” belongs to the site'],
  ['/verein/%2E%2E/alt', 'Browsers resolve parts like “..”'],
  ['/./alt', 'Browsers resolve parts like “..”'],
  [`/${'a'.repeat(500)}`, 'The old address has more than 500'],
];

/** Tables of redirects as programs save them. Each has two: from `/karte` with 302, and from `/über-uns`. */
export const tables: readonly (readonly [program: string, text: string])[] = [
  [
    'Excel in German',
    'Von;Nach;Dauer\r\n/karte;https://karte.example/?q=48.79,9.23;302\r\n/über-uns;/verein;\r\n',
  ],
  [
    'Excel with its own line',
    'sep=;\r\n/karte;https://karte.example/?q=48.79,9.23;302\r\n/über-uns;/verein\r\n',
  ],
  [
    'Excel in English',
    'From,To,Status\r\n/karte,"https://karte.example/?q=48.79,9.23",302\r\n/über-uns,/verein,301\r\n',
  ],
  [
    'without head, a comma in the first line',
    '/karte;https://karte.example/?q=48.79,9.23;302\n/über-uns;/verein;301\n',
  ],
  ['a spreadsheet’s clipboard', '/karte\thttps://karte.example/?q=48.79,9.23\t302\n/über-uns\t/verein\t\n'],
  ['an old Mac', 'alt;neu;code\r/karte;https://karte.example/?q=48.79,9.23;302\r/über-uns;/verein;301\r'],
  ['with bars', '/karte|https://karte.example/?q=48.79,9.23|302\n/über-uns|/verein|301'],
  [
    'with a mark and empty lines',
    '\uFEFF\n/karte;https://karte.example/?q=48.79,9.23;302\r\n\r\n/über-uns;/verein;301',
  ],
  [
    'WordPress’ Redirection',
    'source,target,regex,code,type,hits,title\n/karte,"https://karte.example/?q=48.79,9.23",0,302,url,7,\n/%C3%BCber-uns/,/verein,0,301,url,9,"Über ""uns"""\n',
  ],
  [
    'Rank Math',
    'id,source,matching,destination,type,category,status\n1,karte,exact,"https://karte.example/?q=48.79,9.23",302,,active\n2,über-uns/,exact,/verein,301,,active\n',
  ],
  [
    'Shopify',
    'Redirect from,Redirect to\n"https://alt.example/karte","https://karte.example/?q=48.79,9.23"\n/%FCber-uns,/verein\n',
  ],
  [
    'TYPO3',
    '"source_host";"source_path";"target";"target_statuscode"\n"*";"/karte";"https://karte.example/?q=48.79,9.23";"302"\n"*";"/über-uns";"/verein";"301"\n',
  ],
];

/** Public addresses as operators write them. */
export const webAddresses: Spellings = [
  ['https://www.example.org', 'https://www.example.org'],
  ['https://www.example.org/', 'https://www.example.org'],
  ['HTTPS://WWW.Example.ORG', 'https://www.example.org'],
  ['https://www.example.org:443/', 'https://www.example.org'],
  ['http://www.example.org:80', 'http://www.example.org'],
  ['http://www.example.org:443', 'http://www.example.org:443'],
  ['http://KÖLN.localhost:4354', 'http://xn--kln-sna.localhost:4354'],
  ['https://ko\u0308ln.example', 'https://xn--kln-sna.example'],
  ['https://xn--kln-sna.example//', 'https://xn--kln-sna.example'],
  ['https://www.example.org.', 'https://www.example.org'],
  ['https://www.exam\u200Bple.org\u00AD', 'https://www.example.org'],
  ['http://[2001:DB8:0::8]:3000', 'http://[2001:db8::8]:3000'],
];

/** Addresses as proxies, sockets and people write them. */
export const networkAddresses: Spellings<string | undefined> = [
  ['203.0.113.8', '203.0.113.8'],
  ['203.0.113.8:50000', '203.0.113.8'],
  [' 203.0.113.8:443 ', '203.0.113.8'],
  ['::ffff:203.0.113.8', '203.0.113.8'],
  ['::FFFF:cb00:7108', '203.0.113.8'],
  ['[::ffff:203.0.113.8]:50000', '203.0.113.8'],
  ['2001:db8::8', '2001:db8::8'],
  ['2001:DB8:0:0::0008', '2001:db8::8'],
  ['[2001:db8::8]', '2001:db8::8'],
  ['[2001:db8::8]:50000', '2001:db8::8'],
  ['"[2001:db8::8]:50000"', '2001:db8::8'],
  ['fe80::8%eth0', 'fe80::8'],
  ['unknown', undefined],
  ['_hidden:80', undefined],
  ['127.1', undefined],
  ['203.0.113.8:x', undefined],
  ['', undefined],
];

export const telephones: Spellings = [
  ['\u202D+49 711 1234567\u202C', '+49 711 1234567'],
  ['\u200E0711 1234567', '0711 1234567'],
  ['+49 711\u20111234567', '+49 711-1234567'],
  ['0711\u20101234567', '0711-1234567'],
  ['0711\u00A0/\u202F12\u200934', '0711 / 12 34'],
  ['0711 \u2013 1234567', '0711 - 1234567'],
  ['\uFF0B\uFF14\uFF19 711 12345', '+49 711 12345'],
  ['\u0660\u0667\u0661\u0661 12345', '0711 12345'],
  ['Tel.: 0711 12345', '0711 12345'],
  ['tel:+49-711-12345', '+49-711-12345'],
  ['\uFEFF0711·12345', '0711.12345'],
];

export const noTelephones = ['1234', '0711 12345 Frau A', '0711 12345 oder 0171 12345', 'keins'];

export const mailAddresses: Spellings = [
  [' erika@example.org ', 'erika@example.org'],
  ['Erika@Example.ORG', 'Erika@example.org'],
  ['erika\uFF20example.org', 'erika@example.org'],
  ['erika@example.org.', 'erika@example.org'],
  ['erika @ example.org', 'erika@example.org'],
  ['\u200Eerika@\u200Bexample.org', 'erika@example.org'],
  ['mailto:erika@example.org?subject=Ring', 'erika@example.org'],
  ['Erika Mustermann <erika@example.org>', 'erika@example.org'],
  ['erika (at) example (punkt) org', 'erika@example.org'],
  ['„erika@example.org“', 'erika@example.org'],
  ['erika@FUSSBALL.example', 'erika@fussball.example'],
];

/** With the domain as people read it, and as mail servers know it. */
export const foreignDomains = [
  ['Post@Fußball.example', 'Post@fußball.example', 'Post@xn--fuball-cta.example'],
  ['post@mu\u0308nchen.example', 'post@münchen.example', 'post@xn--mnchen-3ya.example'],
] as const;

export const noMailAddresses = [
  'erika@example',
  'erika',
  '@example.org',
  'a@b.de, c@d.de',
  'erika@exa mple.org',
];

export const numbers: Spellings = [
  ['12,50\u00A0€', '12,50'],
  ['€\u202F12,50', '12,50'],
  ['12,50 Euro', '12,50'],
  ['1\u2009250,5', '1 250,5'],
  ['1.250', '1.250'],
  ['\u22123', '-3'],
  ['20,\u2013', '20'],
  ['\uFF11\uFF12', '12'],
  ['62 %', '62'],
];

export const noNumbers = ['zwölf', '12 $', '1e5', '--1', '€'];

export const days: Spellings = [
  ['29.2.2028', '2028-02-29'],
  ['29. 02. 2028', '2028-02-29'],
  ['29. Februar 2028', '2028-02-29'],
  ['29\u201102\u20112028', '2028-02-29'],
  ['29/02/2028', '2028-02-29'],
  ['\u200E2028-02-29', '2028-02-29'],
  ['29 February 2028', '2028-02-29'],
];

/** A year of two digits could be two. */
export const noDays = ['29.2.2027', '2/29/2028', '3.4.85', 'morgen', '29.2.', '29.2.2028 18:00'];

export const lines: Spellings = [
  ['Ka\u0308se', 'Käse'],
  ['\u202AŁódź\u202C', 'Łódź'],
  ['\uFEFFZiegler\u200F', 'Ziegler'],
  ['Erika\u00A0 Mustermann\u2028', 'Erika Mustermann'],
];

/** Titles, and the names that they have in addresses. */
export const titles: Spellings = [
  ['Łódź Auswärtsspiel', 'lodz-auswaertsspiel'],
  ['Yıldız Abend', 'yildiz-abend'],
  ['Ødegaard Süd', 'odegaard-sued'],
  ['Đorđe', 'dorde'],
  ['Käse', 'kaese'],
  ['Ka\u0308se', 'kaese'],
  ['İstanbul', 'istanbul'],
  ['Œuvre & Ægir', 'oeuvre-aegir'],
  ['Þór', 'thor'],
  ['GROẞE STRAẞE', 'grosse-strasse'],
  ['Nguyễn', 'nguyen'],
  ['ﬁnale', 'finale'],
  ['\u202AKurve\u202C\u2011Süd', 'kurve-sued'],
  ['Über\u00ADgröße 3XL', 'uebergroesse-3xl'],
  ['128–134', '128-134'],
  ['Шахтёр Донецьк', 'shakhtyor-donetsk'],
  ['Ђорђе Ђурић', 'djordje-djuric'],
  ['Ќерката од Ѓорче', 'kjerkata-od-gorche'],
  ['ЦСКА София', 'tsska-sofiya'],
  ['Θεσσαλονίκη', 'thessaloniki'],
  ['Σωκράτης', 'sokratis'],
  ['Ἀθῆναι', 'athinai'],
  ['Мінск, Жодзіна: Ваўкі', 'minsk-zhodzina-vauki'],
  ['Қайрат', 'qayrat'],
  ['Gəncə', 'gence'],
  ['Ċirkewwa & Ḃaile', 'cirkewwa-baile'],
  ['რუსთავი', 'rustavi'],
  ['∞', ''],
];

/** Paths of pages as people type and paste them. */
export const pagePaths: Spellings = [
  ['/strategie', '/strategie'],
  ['Strategie/', '/strategie'],
  ['/', '/'],
  ['', '/'],
  ['/Über uns', '/ueber-uns'],
  ['/u\u0308ber_uns/', '/ueber-uns'],
  ['/%C3%9Cber-uns', '/ueber-uns'],
  ['\uFEFF/Verein\u200B//Die\u2011Elf ', '/verein/die-elf'],
  ['verein\\satzung', '/verein/satzung'],
  ['/новости/Шахтёр', '/novosti/shakhtyor'],
  ['/ομάδα', '/omada'],
  ['/Yıldız Abend', '/yildiz-abend'],
  ['/Łódź', '/lodz'],
];

/** They stay as they are, for a sentence that says so. */
export const noPagePaths = ['/verein.html', '/verein?id=7', '/a/../b', '/100%', '/東京'];

/** Words in a text, and what finds it. */
export const foundText = 'Überblick vom Oberrang, ÖFFNUNG der Kurve; Łódź 100\u00A0%';

export const findingWords = [
  'überblick',
  'ÜBERBLICK',
  'U\u0308berblick',
  'u\u0308berblick',
  'öffnung',
  'ŁÓDŹ',
  'łódź kurve',
];
