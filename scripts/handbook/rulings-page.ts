import type { Language } from '@signoria/words';
import type { Chapter } from './chapter.ts';
import { row } from './markdown.ts';

const PAGES = {
  en: {
    title: 'Rulings',
    intro:
      'Where the rule documents are silent, differ, or slip: what they say, what is played here, and the option that plays it otherwise. This page is made from the handbook by `npm run handbook`.',
    head: ['Rule', 'The documents', 'Played here', 'Option'],
  },
  fr: {
    title: 'Points de règle',
    intro:
      'Là où les documents se taisent, diffèrent ou se trompent : ce qu’ils disent, ce qui se joue ici, et l’option qui permet de jouer autrement. Cette page est tirée du manuel par `npm run handbook`.',
    head: ['Règle', 'Les documents', 'Joué ici', 'Option'],
  },
} as const;

export function rulingsPage(chapters: readonly Chapter[], language: Language): string {
  const { title, intro, head } = PAGES[language];
  const tables = chapters.map(chapter => {
    const rows = chapter.rules.flatMap(({ number, rulings }) =>
      rulings.map(({ documents, played, option }) => row([number, documents, played, option])),
    );
    return [`## ${chapter.title}`, '', row(head), '|---|---|---|---|', ...rows].join('\n');
  });
  return `# ${title}\n\n${intro}\n\n${tables.join('\n\n')}\n`;
}
