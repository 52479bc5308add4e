import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

const kinds: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
};

const relations: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'rdfs:subClassOf',
  'http://schema.org/domainIncludes': 'schema:domainIncludes',
};

/** schema.org's vocabulary for the validator, from a package, so nothing is downloaded. */
function readVocabulary(): { '@graph': unknown[] } {
  const folder = dirname(createRequire(import.meta.url).resolve('@vocabulary/schema/package.json'));
  const lines = readFileSync(join(folder, 'schema.nq'), 'utf8').matchAll(
    /^<([^>]+)> <([^>]+)> <([^>]+)> <http:\/\/schema\.org\/> \.$/gm,
  );
  const entries = new Map<string, Record<string, unknown>>();
  for (const [, subject = '', predicate = '', object = ''] of lines) {
    const entry = entries.get(subject) ?? { '@id': subject };
    entries.set(subject, entry);
    const kind = predicate.endsWith('#type') ? kinds[object] : undefined;
    const relation = relations[predicate];
    if (kind) entry['@type'] = kind;
    if (relation) entry[relation] = [...listIn(entry[relation]), { '@id': object }];
  }
  return { '@graph': [...entries.values()] };
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

const vocabulary = readVocabulary();

/**
 * Errors in a document's structured data: violations of Google's rules for rich results, terms unknown to schema.org,
 * and syntax errors. Missing recommended properties are no error.
 */
export async function structuredDataProblems(html: string): Promise<string[]> {
  const found = new WebAutoExtractor({ addLocation: false }).parse(html);
  const issues = await new Validator(vocabulary).validate(found);
  return issues
    .filter(({ severity, errorType, issueMessage }) => {
      return severity === 'ERROR' || errorType === 'schemaOrg' || !issueMessage.startsWith('Missing ');
    })
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

export function structuredDataIn(html: string): Record<string, unknown>[] {
  return scriptsIn(html).flatMap((script) => {
    const parsed: unknown = JSON.parse(script);
    const graph = Object(parsed)['@graph'];
    return Array.isArray(graph) ? graph.map(Object) : [];
  });
}

export function scriptsIn(html: string): string[] {
  return Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, text = '']) => text,
  );
}
