import type { ErrorViewProps } from './error-view.tsx';

/**
 * The error page's facts for any thrown value: `status`, default 500; `statusMessage`, default the status text; and the
 * message. An empty message is kept; a stack is never shown.
 */
export function describeError(error: unknown): ErrorViewProps {
  const { status, statusMessage, message }: Record<string, unknown> = Object(error);
  const number = Number(status) || 500;
  return {
    status: number,
    message: String(statusMessage ?? (number === 404 ? 'Page Not Found' : 'Internal Server Error')),
    description: String(message || statusMessage || error),
  };
}
