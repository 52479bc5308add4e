import { announce } from './announce.ts';
import styles from './notice.module.css';
import { noticeMessages } from './notice-messages.ts';

interface NoticeAction {
  label: string;
  press: () => void;
}

/** Something calm at the window's lower edge that the visitor can do something about. There is one at most. */
export interface Notice {
  /** Says something else from now on. */
  say: (text: string) => void;
  /** Lets the ring turn, for as long as something is being tried. */
  turn: (isTurning: boolean) => void;
  remove: () => void;
}

let last: Notice | undefined;

/** Shows a notice in place of the one before it, and has it read out. The first action is the one that is offered. */
export function showNotice(text: string, actions: readonly NoticeAction[]): Notice {
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
  const notice: Notice = {
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
  // Over a menu that is open, too: it may be where the link was.
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
