'use client';
import { ReactSelect, type ReactSelectOption } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import type { ChosenKind, LinkTarget } from './link-targets.ts';
import type { linksMessages } from './links-messages.ts';
import { useLinkTargets } from './use-link-targets.ts';

type Messages = (typeof linksMessages)['de'];

interface TargetSelectProps {
  id: string;
  kind: ChosenKind;
  /** The selected option, if the selection persists. */
  value?: ReactSelectOption | undefined;
  locale: string;
  isLocked?: boolean;
  onChoose: (target: LinkTarget) => void;
  messages: Messages;
}

export function TargetSelect({
  id,
  kind,
  value,
  locale,
  isLocked = false,
  onChoose,
  messages,
}: TargetSelectProps): ReactNode {
  const [search, setSearch] = useState<string>();
  const found = useLinkTargets(kind, search, locale);
  const targets = Array.isArray(found) ? found : [];
  return (
    <ReactSelect
      inputId={id}
      options={targets.map((target) => optionFor(target, messages))}
      value={value ?? []}
      disabled={isLocked}
      isClearable={false}
      isLoading={search !== undefined && found === undefined}
      // Already filtered by the server.
      filterOption={() => true}
      placeholder={messages.choose}
      noOptionsMessage={() =>
        found === undefined ? messages.searching : found === 'failed' ? messages.failed : messages.nothing
      }
      onInputChange={setSearch}
      onMenuOpen={() => setSearch('')}
      onMenuClose={() => setSearch(undefined)}
      onChange={(option) => {
        const chosen = Array.isArray(option) ? undefined : option.value;
        const target = targets.find((one) => one.target !== undefined && one.target === chosen);
        if (target) onChoose(target);
      }}
    />
  );
}

/** With the address, which distinguishes options of the same title. */
function optionFor(target: LinkTarget, messages: Messages): ReactSelectOption {
  const note = target.target === undefined ? messages.onNoPage : target.isPublished ? '' : messages.draft;
  const parts = [target.title, target.address, note].filter(Boolean);
  return {
    value: target.target,
    label: parts.join(' – '),
    isDisabled: target.target === undefined,
  };
}
