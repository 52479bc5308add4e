import { context, propagation } from '@opentelemetry/api';

/** By which whoever is asked now knows of which trace its answer is a part. Empty where nothing is traced. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
