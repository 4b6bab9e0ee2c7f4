import { problemWords } from '@signoria/words/site-words';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Crest } from '../../components/crest.tsx';
import { useTitle } from '../../components/use-title.ts';
import { useWords } from '../../preferences/words.tsx';
import './problem.css';

/** What happened, in a sentence, and a way on. */
export function ProblemScreen({ code, children }: { code: string; children?: ReactNode }) {
  const { site } = useWords();
  const { name, help } = problemWords(code, site);
  useTitle(name);
  return (
    <main className="problem">
      <div className="sheet problem-note">
        <Crest />
        <h1>{name}</h1>
        <p>{help}</p>
        <div className="problem-ways">
          {children}
          <Link href="/" className="button main">
            {site.goHome}
          </Link>
        </div>
      </div>
    </main>
  );
}

/** For trouble that may pass: another try of the same page. */
export function TryAgain() {
  const { site } = useWords();
  return (
    <button type="button" className="button" onClick={() => location.reload()}>
      {site.tryAgain}
    </button>
  );
}
