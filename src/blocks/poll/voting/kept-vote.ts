import { isObject, listOfStrings, optionalString } from '#submitting/sending/parse.ts';
import { voteKey } from '../vote-key.ts';

/** What a device keeps of its vote; nothing before it has voted, and nothing else. */
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

/** Returns whether the device lets itself be told: in private windows, or when it is full, it may not. */
export function keepVote(pollId: string, vote: KeptVote): boolean {
  try {
    localStorage.setItem(voteKey(pollId), JSON.stringify(vote));
    return true;
  } catch {
    return false;
  }
}

/** For a vote that was refused for good. */
export function forgetVote(pollId: string): void {
  try {
    localStorage.removeItem(voteKey(pollId));
  } catch {
    // Nothing was kept.
  }
}
