/** Everything needed to send a form, as one chunk. */
export { Notice } from './notice.tsx';
export { Sending } from './sending.ts';
export { Sent } from './sent.tsx';
