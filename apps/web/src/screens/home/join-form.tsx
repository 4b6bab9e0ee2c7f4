import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../preferences/words.tsx';

/** A table by its code, typed or pasted with the whole link. */
export function JoinForm() {
  const { site } = useWords();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const code = codeIn(text);
  return (
    <form
      className="sheet home-panel"
      onSubmit={event => {
        event.preventDefault();
        if (code) navigate(`/t/${code}`);
      }}
    >
      <h2>{site.home.join.name}</h2>
      <p className="small soft">{site.home.join.help}</p>
      <div className="join-row">
        <input
          className="field"
          aria-label={site.home.code}
          placeholder={site.home.code}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="button" disabled={!code}>
          {site.home.joinButton}
        </button>
      </div>
    </form>
  );
}

/** The code in what was typed: letters and digits alone, or the end of a link. */
function codeIn(text: string): string | null {
  const last = text.trim().split('/').at(-1) ?? '';
  const code = last.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{4,12}$/.test(code) ? code : null;
}
