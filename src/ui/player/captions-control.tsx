import type { ReactNode } from 'react';
import buttons from './control-button.module.css';
import { ControlButton } from './control-button.tsx';
import { usePlayerMessages } from './player-messages.ts';
import type { CaptionsOfFilm } from './use-captions.ts';

/** A toggle for captions; a select if there are several languages. */
export function CaptionsControl({ captions }: { captions: CaptionsOfFilm }): ReactNode {
  const messages = usePlayerMessages();
  const { tracks, track, isOn, toggle, choose } = captions;
  if (!track) return null;
  if (tracks.length === 1)
    return <ControlButton icon="captions" label={messages.captions} isPressed={isOn} onClick={toggle} />;
  return (
    <select
      className={buttons.choice}
      aria-label={messages.captions}
      title={messages.captions}
      value={isOn ? track.language : ''}
      onChange={({ currentTarget }) =>
        choose(tracks.find(({ language }) => language === currentTarget.value))
      }
    >
      <option value="">{messages.captionsOff}</option>
      {tracks.map(({ language, label }) => (
        <option key={language} value={language} lang={language}>
          {label}
        </option>
      ))}
    </select>
  );
}
