import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { DeskView } from '#content/desk/look/desk-view.tsx';
import { dayAtHome } from '#content/foundation/time/day-at-home.ts';
import { zoneAtHome } from '#content/foundation/time/moment-at-home.ts';
import { type EditorLanguage, editorLanguageOf, formatLocales, languageName } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';
import { linkOf } from '../entry-links.ts';
import styles from './calendar.module.css';
import { calendarMessages, calendarTitle } from './calendar-messages.ts';
import { askedMonth, calendarAddress, daysOf, firstWeekday, monthsLater } from './calendar-month.ts';
import { type DatedEvent, datedEvents } from './dated-events.ts';

/** `/admin/calendar?month=2026-12`: what is published, begins or ends, day by day. */
export async function CalendarView(props: AdminViewServerProps): Promise<ReactNode> {
  const { req } = props.initPageResult;
  const language = editorLanguageOf(req);
  const messages = calendarMessages[language];
  const now = Date.now();
  const month = askedMonth(req.query.month, now);
  // Reads nothing for visitors who are not signed in; the admin's template redirects them.
  const events = req.user ? await datedEvents(req.payload, month).catch(() => undefined) : [];
  const monthName = formatted(language, `${month}-01`, { month: 'long', year: 'numeric' });
  const addressOf = (other: string) => `${calendarAddress}?month=${other}`;
  return (
    <DeskView
      view={props}
      path="/calendar"
      steps={[{ label: calendarTitle[language] }]}
      intro={`${messages.intro} ${messages.zone(zoneAtHome(language))}`}
    >
      <header className={styles.head}>
        <h2>{monthName}</h2>
        <nav aria-label={messages.months}>
          <a href={addressOf(monthsLater(month, -1))}>{messages.earlier}</a>
          <a href={calendarAddress}>{messages.thisMonth}</a>
          <a href={addressOf(monthsLater(month, 1))}>{messages.later}</a>
        </nav>
      </header>
      {!events && <p role="status">{messages.unreadable}</p>}
      {events?.length === 0 && <p>{messages.nothing(monthName)}</p>}
      {events && (
        <ol className={styles.days}>
          {daysOf(month).map((day, index) => (
            <li
              key={day}
              data-today={day === dayAtHome(now) || undefined}
              style={index === 0 ? { gridColumnStart: firstWeekday(month) } : undefined}
            >
              <h3>
                <time dateTime={day}>
                  {formatted(language, day, { weekday: 'short', day: 'numeric', month: 'short' })}
                </time>
                {day === dayAtHome(now) && <span> {messages.today}</span>}
              </h3>
              <ul>
                {events
                  .filter((event) => event.day === day)
                  .map((event) => (
                    <Event key={JSON.stringify(event)} event={event} view={props} />
                  ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </DeskView>
  );
}

function Event({ event, view }: { event: DatedEvent; view: AdminViewServerProps }): ReactNode {
  const { i18n, payload } = view.initPageResult.req;
  const language = editorLanguageOf({ i18n });
  const messages = calendarMessages[language];
  const { title, href } = linkOf(event, { payload, i18n });
  return (
    <li>
      {event.kind !== 'licensedUntil' && (
        <time dateTime={event.at.toISOString()}>{timeOf(language, event.at)}</time>
      )}
      <a href={href} lang={'collection' in event ? event.locale : undefined}>
        {title}
      </a>
      <span>
        {messages.kinds[event.kind]}
        {event.only && `, ${messages.only(languageName(event.only, language))}`}
      </span>
    </li>
  );
}

/** In UTC, so that the day is the same in every time zone. */
function formatted(language: EditorLanguage, day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(formatLocales[language], { ...options, timeZone: 'UTC' }).format(
    new Date(day),
  );
}

function timeOf(language: EditorLanguage, at: Date): string {
  return new Intl.DateTimeFormat(formatLocales[language], { timeStyle: 'short', timeZone }).format(at);
}
