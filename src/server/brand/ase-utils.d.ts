/** The part of an untyped package that the tests use. */
declare module 'ase-utils' {
  interface Swatch {
    name: string;
    model: string;
    color: number[];
    type: string;
  }
  export function decode(buffer: Buffer): {
    version: string;
    groups: { name: string; colors: Swatch[] }[];
    colors: Swatch[];
  };
}
