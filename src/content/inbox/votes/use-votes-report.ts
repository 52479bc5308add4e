'use client';
import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { type VotesReport, votesReportSchema } from './votes-report.ts';

/** Polling interval, in ms. */
const interval = 3000;

/** The newest report, whether the last request failed, and a function to reload. */
export function useVotesReport(
  poll: string,
  locale: Locale,
  initial: VotesReport | undefined,
): { report: VotesReport | undefined; failed: boolean; read: () => Promise<void> } {
  const [report, setReport] = useState(initial);
  const [failed, setFailed] = useState(!initial);
  const read = useCallback(async () => {
    try {
      const answer = await fetch(`/api/polls/${poll}/votes?locale=${locale}`);
      const parsed = votesReportSchema.safeParse(await answer.json());
      if (parsed.success) setReport(parsed.data);
      setFailed(!parsed.success);
    } catch {
      setFailed(true);
    }
  }, [poll, locale]);
  useEffect(() => {
    let timer: number | undefined;
    let gone = false;
    const next = () => {
      timer = window.setTimeout(async () => {
        if (!document.hidden) await read();
        if (!gone) next();
      }, interval);
    };
    next();
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [read]);
  return { report, failed, read };
}
