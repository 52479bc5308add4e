/** The script that sends a form, as one: what it does, and how that looks. */
export { Notice } from './notice.tsx';
export { Sending } from './sending.ts';
export { Sent } from './sent.tsx';
