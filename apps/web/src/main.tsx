import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { WordsProvider } from './preferences/words.tsx';
import { ProblemScreen, TryAgain } from './screens/problem/problem.tsx';
import '@fontsource-variable/cinzel/wght.css';
import '@fontsource-variable/eb-garamond/wght.css';
import '@fontsource-variable/eb-garamond/wght-italic.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element, { onUncaughtError: broken });
  const show = (page: ReactNode) => root.render(<WordsProvider>{page}</WordsProvider>);
  show(<App />);

  /** Nothing may end in an empty page: a chunk that did not arrive, or our own mistake, gets a sentence too. */
  function broken(error: unknown): void {
    console.error(error);
    const missing = error instanceof TypeError && /import|fetch|load/i.test(error.message);
    show(
      <ProblemScreen code={missing ? 'worker' : 'internal'}>
        <TryAgain />
      </ProblemScreen>,
    );
  }
}
