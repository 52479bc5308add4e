import { isObject, listOfStrings, optionalString } from '#submitting/sending/parse.ts';
import { voteKey } from '../vote-key.ts';

/** What the device stores of its vote, and only once there is one. */
export interface KeptVote {
  /** Sent with every attempt, so that the vote is counted once. */
  key: string;
  device: string;
  choices: string[];
  state: 'waiting' | 'counted';
  receipt?: string | undefined;
  view?: string | undefined;
}

export function readKeptVote(pollId: string): KeptVote | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(voteKey(pollId)) ?? 'null');
    if (!isObject(stored)) return undefined;
    const { key, device, state } = stored;
    const choices = listOfStrings(stored.choices);
    if (typeof key !== 'string' || typeof device !== 'string' || !choices) return undefined;
    if (state !== 'waiting' && state !== 'counted') return undefined;
    return {
      key,
      device,
      choices,
      state,
      receipt: optionalString(stored.receipt),
      view: optionalString(stored.view),
    };
  } catch {
    return undefined;
  }
}

/** Returns false if storage is unavailable, in private windows for example, or full. */
export function keepVote(pollId: string, vote: KeptVote): boolean {
  try {
    localStorage.setItem(voteKey(pollId), JSON.stringify(vote));
    return true;
  } catch {
    return false;
  }
}

/** After a final rejection. */
export function forgetVote(pollId: string): void {
  try {
    localStorage.removeItem(voteKey(pollId));
  } catch {
    // Nothing was stored.
  }
}
