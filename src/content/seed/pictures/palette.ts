// The only colours a picture may use. Stone steps lie between sand and ink.
export const palette = {
  white: '#FFFFFF',
  sand: '#F5F2ED',
  ink: '#121212',
  night: '#17130F',
  ring: '#DA0024',
  ringBright: '#FF3348',
  stone100: '#EAE5DD',
  stone200: '#D8D1C6',
  stone300: '#B5ADA1',
  stone500: '#8C857B',
  stone700: '#57514A',
  stone800: '#3A352F',
  stone900: '#26211C',
} as const;
