import { announce } from './announce.ts';
import styles from './notice.module.css';
import { noticeMessages } from './notice-messages.ts';

interface NoticeAction {
  label: string;
  press: () => void;
}

/** A non-modal notice with actions at the lower edge of the viewport. There is at most one. */
export interface ShownNotice {
  say: (text: string) => void;
  /** Turns the ring while an attempt is running. */
  turn: (isTurning: boolean) => void;
  remove: () => void;
}

let last: ShownNotice | undefined;

/** Shows a notice, replacing the previous one, and announces it. The first action is the primary one. */
export function showNotice(text: string, actions: readonly NoticeAction[]): ShownNotice {
  last?.remove();
  const band = document.createElement('section');
  band.className = styles.notice ?? '';
  band.dataset.ground = 'night';
  band.dataset.notice = '';
  band.ariaLabel = noticeMessages().label;
  const ring = document.createElement('span');
  ring.className = styles.ring ?? '';
  const words = document.createElement('p');
  const buttons = document.createElement('div');
  buttons.className = styles.actions ?? '';
  buttons.append(...actions.map(button));
  band.append(ring, words, buttons);
  const notice: ShownNotice = {
    say: (said) => {
      words.textContent = said;
      announce(said);
    },
    turn: (isTurning) => ring.toggleAttribute('data-turning', isTurning),
    remove: () => {
      band.remove();
      if (last === notice) last = undefined;
    },
  };
  last = notice;
  // A popover, so that it is above an open menu, which may contain the link.
  band.popover = 'manual';
  document.body.append(band);
  band.showPopover();
  notice.say(text);
  return notice;
}

function button({ label, press }: NoticeAction): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', press);
  return element;
}
