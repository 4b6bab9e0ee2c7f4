import {
  type Checked,
  canonical,
  type Game,
  type MaterialFile,
  type MaterialSchema,
  type Problem,
  parseMaterial,
} from '@signoria/core';
import { type GameWords, optionWords } from '@signoria/words';
import type { Language } from '@signoria/words/language';
import { materialWords } from '@signoria/words/material';
import { useId, useState } from 'react';
import { FileButton } from '../../components/file-button.tsx';
import { useWords } from '../../preferences/words.tsx';
import { printingOf, type Setting } from './setting.ts';
import type { ChoiceProps } from './where-choice.tsx';

interface MaterialChoiceProps extends ChoiceProps {
  game: Game;
  words: GameWords;
  /** The server's own. */
  printing: MaterialFile | null;
}

/** A printing's file: read and checked here, and told where it is not right; its title once it is chosen. */
export function MaterialChoice({ game, words, setting, change, printing }: MaterialChoiceProps) {
  const { site, language } = useWords();
  const { material: _, ...others } = setting.options;
  const chosen = printingOf(setting.options, printing);
  const isServers = printing !== null && canonical(chosen) === canonical(printing);
  const choose = (material: MaterialFile | null | undefined) =>
    change({ options: { ...others, ...(material !== undefined && { material }) } as Setting['options'] });
  const { name, help } = optionWords(words, 'material');
  const named = useId();
  const [wrong, setWrong] = useState<string | null>(null);
  const read = async (file: File) => {
    const found = await readFile(file, game.options.material as MaterialSchema);
    setWrong(found.ok ? null : await said(file.name, found.problem, language));
    if (found.ok) choose(found.value);
  };
  return (
    <div className="set-option set-printing">
      <div className="choice">
        <span>
          <b id={named}>{name}</b> <span className="small soft">{help}</span>
        </span>
        <FileButton of={named} onFile={file => void read(file)} />
      </div>
      {chosen && (
        <p className="set-printing-chosen">
          <b>{chosen.title}</b>
          {isServers && <span className="small soft">{site.set.serverPrinting}</span>}
          <button
            type="button"
            className="rule-link small"
            onClick={() => choose(printing ? null : undefined)}
          >
            {site.set.usualPrinting}
          </button>
        </p>
      )}
      {printing && !isServers && (
        <p className="set-printing-chosen">
          <button type="button" className="rule-link small" onClick={() => choose(undefined)}>
            {site.set.toServerPrinting(printing.title)}
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

async function readFile(file: File, schema: MaterialSchema): Promise<Checked<MaterialFile>> {
  const text = file.size > MOST_BYTES ? '' : await file.text();
  try {
    return parseMaterial(schema, JSON.parse(text), '');
  } catch {
    return { ok: false, problem: { at: '.format', code: 'not-material', expected: 'JSON' } };
  }
}

async function said(file: string, { at, code, expected }: Problem, language: Language): Promise<string> {
  const { wrong, problems } = await materialWords(language);
  return wrong(file, at.slice(1), problems[code], expected);
}
