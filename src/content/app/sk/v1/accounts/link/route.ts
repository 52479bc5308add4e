import { answerSafely } from '#content/foundation/requests/answers.ts';
import { answerAccountCommand } from '#content/people/credentials/account-command.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';

export const dynamic = 'force-dynamic';

/** For `npm run account` on the content backend's machine; the site doesn't forward this address. */
export function POST(request: Request): Promise<Response> {
  return answerSafely(async () => answerAccountCommand(await contentPayload(), request));
}
