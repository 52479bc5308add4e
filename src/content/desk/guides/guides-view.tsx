import { readFile } from 'node:fs/promises';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { DeskView } from '#content/desk/look/desk-view.tsx';
import { notFound } from '#content/payload/server-navigation.ts';
import { type EditorLanguage, editorLanguageOf } from '#i18n/editor-texts.ts';
import { guideFile } from './guide-files.ts';
import { GuideText } from './guide-text.tsx';
import {
  type GuideTopic,
  guideAddress,
  guidesAddress,
  guidesName,
  guideTitles,
  guideTopics,
  isGuideTopic,
} from './guide-topics.ts';
import styles from './guides.module.css';

const words = {
  intro: {
    de: 'Kurze Anleitungen für alle, die hier arbeiten. Was fett steht, heißt auf den Knöpfen und Feldern genau so.',
    en: 'Short guides for everybody who works here. What stands in bold is called exactly so on buttons and fields.',
  },
  others: { de: 'Alle Anleitungen', en: 'All guides' },
};

/** `/admin/guides` and `/admin/guides/{topic}`: guides for editors, for every account. */
export async function GuidesView(props: AdminViewServerProps): Promise<ReactNode> {
  const [, topic, ...more] = segmentsOf(props.params);
  if (more.length > 0 || (topic !== undefined && !isGuideTopic(topic))) notFound();
  const language = editorLanguageOf(props.initPageResult.req);
  const name = guidesName[language];
  const steps = topic
    ? [{ label: name, url: guidesAddress }, { label: guideTitles[topic][language] }]
    : [{ label: name }];
  return (
    <DeskView
      view={props}
      path={topic ? `/guides/${topic}` : '/guides'}
      steps={steps}
      className={`guide ${styles.view}`}
    >
      {topic ? <Guide topic={topic} language={language} /> : <Overview language={language} />}
    </DeskView>
  );
}

async function Guide({
  topic,
  language,
}: {
  topic: GuideTopic;
  language: EditorLanguage;
}): Promise<ReactNode> {
  const markdown = await readFile(guideFile(topic, language), 'utf8');
  return (
    <>
      <article className={styles.text}>
        <h1>{guideTitles[topic][language]}</h1>
        <GuideText markdown={markdown} language={language} />
      </article>
      <nav className={styles.others} aria-labelledby="all-guides">
        <h2 id="all-guides">{words.others[language]}</h2>
        <ul>
          {guideTopics.map((other) => (
            <li key={other}>
              <a href={guideAddress(other)} aria-current={other === topic ? 'page' : undefined}>
                {guideTitles[other][language]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

async function Overview({ language }: { language: EditorLanguage }): Promise<ReactNode> {
  const guides = await Promise.all(
    guideTopics.map(async (topic) => {
      const markdown = await readFile(guideFile(topic, language), 'utf8');
      return { topic, beginning: markdown.slice(0, markdown.indexOf('\n\n')) };
    }),
  );
  return (
    <div className={styles.overview}>
      <h1>{guidesName[language]}</h1>
      <p className={styles.intro}>{words.intro[language]}</p>
      <ul>
        {guides.map(({ topic, beginning }) => (
          <li key={topic}>
            <h2>
              <a href={guideAddress(topic)}>{guideTitles[topic][language]}</a>
            </h2>
            <GuideText markdown={beginning} language={language} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function segmentsOf(params: AdminViewServerProps['params']): string[] {
  const { segments } = params ?? {};
  return Array.isArray(segments) ? segments : [];
}
