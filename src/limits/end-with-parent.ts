import { Worker } from 'node:worker_threads';

/**
 * Kills this process within a second of its parent's end. In a thread, because an endless loop never receives an event.
 */
const watch = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 1000);
`;

new Worker(watch, { eval: true, workerData: process.ppid }).unref();
