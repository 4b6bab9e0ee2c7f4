import { useId } from 'react';
import { useWords } from '../preferences/words.tsx';

/** Asks for a JSON file in the language of the site; the same one may be given again after it was mended. */
export function FileButton({ of, onFile }: { of: string; onFile(file: File): void }) {
  const { site } = useWords();
  const id = useId();
  return (
    <label className="button file-button">
      <span id={id}>{site.chooseFile}</span>
      <input
        type="file"
        className="unseen"
        accept=".json,application/json"
        aria-labelledby={`${of} ${id}`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
