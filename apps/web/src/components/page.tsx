import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../preferences/words.tsx';
import { Icon } from './icons.tsx';
import { useTitle } from './use-title.ts';
import './page.css';

/** A page with a title and the way back, for everything but the home page and the games. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const { site } = useWords();
  useTitle(title);
  return (
    <div className="page">
      <header className="page-head">
        <Link href="/" className="button plain icon" aria-label={site.play.back}>
          <Icon name="back" />
        </Link>
        <h1>{title}</h1>
      </header>
      <main className="page-main">{children}</main>
    </div>
  );
}
