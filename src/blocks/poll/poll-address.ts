/** The site's poll endpoint, see `src/polls/vote-answers.ts`. */
export function pollAddress(pollId: string, what: string, view?: string): string {
  const query = view === undefined ? '' : `?${new URLSearchParams({ view })}`;
  return `/sk/v1/polls/${encodeURIComponent(pollId)}/${what}${query}`;
}
