import type { ErrorViewProps } from './error-view.tsx';

/**
 * What the error page says of anything that was thrown: `status`, 500 where there is none; `statusMessage`, else what
 * the status stands for; and its message. An empty message of its own is kept, a stack is never shown.
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
