import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { copyOfSeededData, Product, until } from '../support/product.ts';

const report = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(
          z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) }),
        ),
      }),
      scopeSpans: z.array(
        z.object({ spans: z.array(z.object({ name: z.string(), traceId: z.string(), kind: z.number() })) }),
      ),
    }),
  ),
});

/** @throws if it isn’t one, with the line */
function logLine(line: string): { source: string } {
  const object = z.object({
    time: z.iso.datetime(),
    level: z.string(),
    source: z.string(),
    message: z.string(),
  });
  try {
    return object.parse(JSON.parse(line));
  } catch (error) {
    throw new Error(`A line of the log is no object: ${line}`, { cause: error });
  }
}

test('what an editor asks the site for is one trace through both processes, without the address', async () => {
  let told = '';
  const spans: { service: string; name: string; traceId: string }[] = [];
  const collector = createServer(async (incoming, outgoing) => {
    const body = await text(incoming);
    told += body;
    for (const { resource, scopeSpans } of report.parse(JSON.parse(body)).resourceSpans) {
      const name = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ service: name, ...span }))));
    }
    outgoing.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const data = await copyOfSeededData();
  const product = await Product.create({
    dataDir: data.path,
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, LOG_FORMAT: 'json' },
  });
  try {
    await product.start();
    const answer = await fetch(`${product.siteUrl}/admin/login?redirect=%2Fadmin%2Fein-geheimnis`);
    expect(answer.status).toBe(200);
    // What has not been told yet is told at the end.
    await product.stop();
    await until('both have told of it', () => spans.some(({ service }) => service === 'content backend'));
    const asked = spans.find(({ service, name }) => service === 'site' && name === 'GET admin');
    expect(asked).toBeDefined();
    const behind = spans.filter(
      ({ service, traceId }) => service === 'content backend' && traceId === asked?.traceId,
    );
    expect(behind.map(({ name }) => name)).toContain('GET admin');
    // Next tells what it does meanwhile.
    expect(behind.length).toBeGreaterThan(1);
    expect(told).not.toContain('geheimnis');
    expect(told).not.toContain('/admin/login');
    await test.step('meanwhile both have written an object a line', () => {
      const lines = product.output.trim().split('\n').map(logLine);
      expect(new Set(lines.map(({ source }) => source))).toEqual(new Set(['content', 'site']));
    });
  } finally {
    await product.stop();
    await data.remove();
    collector.close();
  }
});
