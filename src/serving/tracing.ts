import type { IncomingMessage, RequestListener } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { requestKind } from './request-kinds.ts';
import { addTraceHeadersBy } from './trace-headers.ts';

interface TracingSettings {
  /** Origin of an OTLP/HTTP collector. */
  collector: string;
  /** Sampling ratio of traces that begin here, 0 to 1. */
  ratio: number;
  service: string;
  /** Whether the request's `traceparent` is trusted. Only proxies' may be. */
  isBelieved: (incoming: IncomingMessage) => boolean;
}

export interface Tracing {
  during(answer: RequestListener): RequestListener;
  end(): Promise<void>;
}

/**
 * Sends spans to a collector: one for each request, named by its kind, across site and content backend. In the content
 * backend Next adds its own. Addresses are removed, because some hold a secret and others personal data.
 */
export function startTracing({ collector, ratio, service, isBelieved }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${collector}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'heimspiel' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: withoutAddresses(exporter) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  addTraceHeadersBy((headers) => propagation.inject(context.active(), headers));
  const tracer = provider.getTracer('heimspiel');
  return {
    during: (answer) => (incoming, outgoing) => {
      const kind = requestKind(incoming.url ?? '');
      // Probes come every second, and event streams stay open for hours.
      if (kind === 'probe' || kind === 'live') return answer(incoming, outgoing);
      const parent = isBelieved(incoming)
        ? propagation.extract(ROOT_CONTEXT, incoming.headers)
        : ROOT_CONTEXT;
      const { method = 'GET' } = incoming;
      const attributes = { 'http.request.method': method, 'heimspiel.kind': kind };
      const span = tracer.startSpan(`${method} ${kind}`, { kind: SpanKind.SERVER, attributes }, parent);
      outgoing.once('close', () => {
        span.setAttribute('http.response.status_code', outgoing.statusCode);
        if (outgoing.statusCode >= 500 || !outgoing.writableFinished)
          span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), () => answer(incoming, outgoing));
    },
    end: () => provider.shutdown(),
  };
}

/** Attributes that hold an address, in each library's naming. */
const address =
  /^(http\.(target|url|route)|url\..+|next\.(span_name|route|page)|net\..+|client\..+|user_agent\..+)$/;

/** Next puts the path into span names. */
const namesAddress = /\s\/|https?:/;

function withoutAddresses(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(withoutAddress), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

function withoutAddress(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => !address.test(name)),
  );
  // Error messages may contain addresses.
  const overrides = {
    attributes,
    events: [],
    links: [],
    status: { code: span.status.code },
    ...(namesAddress.test(span.name) ? { name: span.name.replace(/\s*(\/|https?:)\S*/g, '') } : {}),
  };
  return Object.create(
    span,
    Object.fromEntries(Object.entries(overrides).map(([name, value]) => [name, { value }])),
  );
}
