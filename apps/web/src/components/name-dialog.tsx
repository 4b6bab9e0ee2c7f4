import { type ReactNode, useState } from 'react';
import { prefer } from '../preferences/preferences.ts';
import { usePreferences, useWords } from '../preferences/words.tsx';
import { Dialog } from './dialog.tsx';
import { NameField } from './name-field.tsx';

/**
 * Asks for a name when one is needed and there is none. `withName(then)` goes on at once when the reader has told it
 * before; the element belongs somewhere on the page.
 */
export function useName(): { withName(then: () => void): void; asking: ReactNode } {
  const { name } = usePreferences();
  const [then, setThen] = useState<{ go(): void } | null>(null);
  return {
    withName: go => (name.trim() === '' ? setThen({ go }) : go()),
    asking: (
      <NameDialog
        open={then !== null}
        onClose={() => setThen(null)}
        onName={() => {
          setThen(null);
          then?.go();
        }}
      />
    ),
  };
}

function NameDialog({ open, onClose, onName }: { open: boolean; onClose(): void; onName(): void }) {
  const { site } = useWords();
  const [name, setName] = useState<string | null>('');
  return (
    <Dialog open={open} onClose={onClose} title={site.name.title}>
      <form
        className="name-form"
        onSubmit={event => {
          event.preventDefault();
          if (name === null || name.trim() === '') return;
          prefer({ name: name.trim() });
          onName();
        }}
      >
        <p className="soft">{site.name.help}</p>
        <NameField
          name=""
          onName={setName}
          aria-label={site.name.label}
          placeholder={site.name.label}
          autoComplete="nickname"
          required
        />
        <button type="submit" className="button main" disabled={name === null}>
          {site.name.go}
        </button>
      </form>
    </Dialog>
  );
}
