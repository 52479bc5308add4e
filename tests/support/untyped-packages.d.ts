/** The parts of untyped packages that the tests use. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    rootType: string;
    /** Set if the vocabulary lacks the type or property. */
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
