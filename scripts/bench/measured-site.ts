import { readFile } from 'node:fs/promises';
import { ContentEditor } from '../../tests/support/content-editor.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { copyOfSeededData, Product } from '../../tests/support/product.ts';

export interface Measured {
  /** The demo content, which a site has read. */
  dataDir: string;
  /** The pages to measure; a selection if there are none. */
  paths: readonly string[];
}

export type Measure = (measured: Measured) => Promise<void>;

/** Lets a site read the content, so that it can run alone. In it this machine is a network without a limit of votes. */
export async function readByASite(dataDir: string): Promise<void> {
  const product = await Product.create({ dataDir });
  try {
    await product.startContent();
    const networks = ['127.0.0.0/8', '::1/128'].map((range) => ({
      name: 'Stadion',
      range,
      votesPerMinute: 10_000_000,
    }));
    const editor = await ContentEditor.signIn(product);
    const saved = await editor.request('POST', '/globals/voting', { networks });
    if (!saved.ok) throw new Error(`The network was refused with ${saved.status}: ${await saved.text()}`);
    await product.startSite();
    await product.untilCurrent();
  } finally {
    await product.stop();
  }
}

/** Starts the site alone, with the address that it has in production: without, search engines are to stay away. */
export async function startSite(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const port = await freePort();
  const settings = { SITE_URL: `http://localhost:${port}`, ...environment };
  const site = await Product.create({ dataDir, port, environment: settings });
  await site.startSite();
  return site;
}

/** Starts the product with a copy of the demo content, which `prepare` may change before. */
export async function withProduct(
  work: (product: Product) => Promise<void>,
  prepare: (dataDir: string) => void = () => {},
): Promise<void> {
  const data = await copyOfSeededData();
  const product = await Product.create({ dataDir: data.path });
  try {
    prepare(data.path);
    await product.start();
    await work(product);
  } finally {
    await product.stop();
    await data.remove();
  }
}

/** The process's CPU time so far in ms; the kernel's resolution is 10 ms. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The process's resident memory in MB. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
