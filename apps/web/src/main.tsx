import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { whyNotLoaded } from './components/problem-words.tsx';
import { keepSite } from './offline/keep.ts';
import { WordsProvider } from './preferences/words.tsx';
import { ProblemScreen, TryAgain } from './screens/problem/problem.tsx';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element, { onUncaughtError: broken });
  const show = (page: ReactNode) => root.render(<WordsProvider>{page}</WordsProvider>);
  show(<App />);
  keepSite();

  /** Nothing may end in an empty page: a chunk that did not arrive, or our own mistake, gets a sentence too. */
  function broken(error: unknown): void {
    console.error(error);
    const missing = error instanceof TypeError && /import|fetch|load/i.test(error.message);
    show(
      <ProblemScreen code={missing ? whyNotLoaded() : 'internal'}>
        <TryAgain />
      </ProblemScreen>,
    );
  }
}
