import { problemWords } from '@signoria/words/site-words';
import { useWords } from '../preferences/words.tsx';

/** What went wrong, by its code, and what one can do about it. */
export function ProblemWords({ code }: { code: string }) {
  const { site } = useWords();
  const { name, help } = problemWords(code, site);
  return (
    <>
      <b>{name}.</b> {help}
    </>
  );
}

/** The same as a line of a form; nothing while nothing is wrong. */
export function ProblemLine({ code }: { code: string | null }) {
  if (code === null) return null;
  return (
    <p className="bad" role="alert">
      <ProblemWords code={code} />
    </p>
  );
}

/** Why a part of the site did not arrive, as a code: nothing can without a network. */
export function whyNotLoaded(): string {
  return navigator.onLine ? 'worker' : 'no-network';
}
