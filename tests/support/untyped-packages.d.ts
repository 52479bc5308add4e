/** What the tests use of packages that bring no types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    rootType: string;
    /** Set where the vocabulary has no such type or property. */
    errorType?: 'schemaOrg';
  }

  export default class Validator {
    constructor(vocabulary: unknown);
    validate(found: unknown): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean });
    parse(html: string): { jsonld: Record<string, unknown[]>; errors: unknown[] };
  }
}
