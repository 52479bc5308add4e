/** Everything needed to send a form, as one chunk. */

export { Sending } from './sending.ts';
export { SendingNotice } from './sending-notice.tsx';
export { Sent } from './sent.tsx';
