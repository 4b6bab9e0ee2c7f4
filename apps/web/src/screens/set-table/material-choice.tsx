import { type MaterialFile, type MaterialSchema, parseMaterial } from '@signoria/core';
import type { OptionWords } from '@signoria/words';
import { type MaterialWords, materialWords } from '@signoria/words/material';
import { useState } from 'react';
import { useWords } from '../../preferences/words.tsx';

interface MaterialChoiceProps {
  schema: MaterialSchema;
  words: OptionWords;
  chosen: MaterialFile | undefined;
  onChosen(file: MaterialFile | undefined): void;
}

/** A printing's file: read and checked here, and told where it is not right; its title once it is chosen. */
export function MaterialChoice({ schema, words, chosen, onChosen }: MaterialChoiceProps) {
  const { site, language } = useWords();
  const [wrong, setWrong] = useState<string | null>(null);
  const read = async (file: File) => {
    const found = await readFile(file, schema, () => materialWords(language));
    setWrong(found.wrong);
    if (found.file) onChosen(found.file);
  };
  return (
    <div className="set-option set-printing">
      <label className="choice">
        <span>
          <b>{words.name}</b> <span className="small soft">{words.help}</span>
        </span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void read(file);
          }}
        />
      </label>
      {chosen && (
        <p className="set-printing-chosen">
          <b>{chosen.title}</b>
          <button type="button" className="rule-link small" onClick={() => onChosen(undefined)}>
            {site.set.usualPrinting}
          </button>
        </p>
      )}
      {wrong !== null && (
        <p className="bad" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

/** No printing is longer than this. */
const MOST_BYTES = 16 * 1024;

interface Found {
  file: MaterialFile | null;
  wrong: string | null;
}

async function readFile(
  file: File,
  schema: MaterialSchema,
  words: () => Promise<MaterialWords>,
): Promise<Found> {
  const complain = async (at: string, code: string, detail: string): Promise<Found> => {
    const { problems } = await words();
    return {
      file: null,
      wrong: `${file.name}, ${at}: ${problems[code] ?? code}${detail ? ` (${detail})` : ''}`,
    };
  };
  if (file.size > MOST_BYTES) return complain('format', 'not-material', '');
  let found: unknown;
  try {
    found = JSON.parse(await file.text());
  } catch {
    return complain('format', 'not-material', 'JSON');
  }
  const read = parseMaterial(schema, found, '');
  return read.ok
    ? { file: read.value, wrong: null }
    : complain(read.problem.at.slice(1), read.problem.code, read.problem.expected);
}
