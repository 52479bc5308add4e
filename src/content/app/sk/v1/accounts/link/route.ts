import { answerAccountCommand } from '#content/accounts/account-command.ts';
import { answerSafely } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';

export const dynamic = 'force-dynamic';

/** For `npm run account` on the content backend's machine; the site doesn't forward this address. */
export function POST(request: Request): Promise<Response> {
  return answerSafely(async () => answerAccountCommand(await contentPayload(), request));
}
