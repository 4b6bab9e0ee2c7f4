import type { Language } from '@signoria/words';
import type { Chapter } from './chapter.ts';
import { row } from './markdown.ts';

const PAGES = {
  en: {
    title: 'Rulings',
    intro:
      'Where the rulebooks are silent, contradict each other or contain mistakes: what they say, how it is played here, and the option that changes it. Generated from the handbook by `npm run handbook`.',
    head: ['Rule', 'The rulebooks say', 'How we play', 'Option'],
  },
  fr: {
    title: 'Précisions de règles',
    intro:
      'Cas où les règles imprimées ne disent rien, se contredisent ou se trompent : ce qu’elles disent, ce qui s’applique ici, et l’option pour jouer autrement. Page produite à partir du livret par `npm run handbook`.',
    head: ['Règle', 'Règles imprimées', 'Ici', 'Option'],
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
