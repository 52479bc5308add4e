import { getTranslation } from '@payloadcms/translations';
import type { ServerProps } from 'payload';
import { type ReactNode, Suspense } from 'react';
import { behindWords } from '#content/lifecycle/languages/behind-words.ts';
import { editorLanguageOf, languageName } from '#i18n/editor-texts.ts';
import { addressOf } from './entry-links.ts';
import { overviewMessages } from './overview-messages.ts';
import { part } from './overview-part.tsx';
import { waitingTranslations } from './waiting-translations.ts';

type Props = Pick<ServerProps, 'payload' | 'i18n'>;

/** Published content whose translation is missing or outdated. After a start all languages are compared first. */
export function WaitingTranslations(props: Props): ReactNode {
  return (
    <Suspense>
      <Found {...props} />
    </Suspense>
  );
}

function Found({ payload, i18n }: Props): Promise<ReactNode> {
  const language = editorLanguageOf({ i18n });
  const messages = overviewMessages[language];
  return part({
    title: messages.languages,
    help: messages.languagesHelp,
    language,
    read: () => waitingTranslations(payload),
    line: (entry) => {
      const kind = getTranslation(
        payload.collections[entry.collection]?.config.labels.singular ?? entry.collection,
        i18n,
      );
      const behind = `${languageName(entry.locale, language)}: ${behindWords(entry.state, language)}`;
      return { title: entry.title, href: addressOf(entry), about: `${kind}, ${behind}` };
    },
  });
}
