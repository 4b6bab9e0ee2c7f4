import type { Language } from '@signoria/words';
import type { PeopleWords } from '@signoria/words/people-words';
import { peopleWords } from '@signoria/words/site';
import { use } from 'react';
import { useWords } from './words.tsx';

const asked = new Map<Language, Promise<PeopleWords>>();

/** The words of the pages about people: whoever asks waits, as for a screen, until they have arrived. */
export function usePeopleWords(): PeopleWords {
  const { language } = useWords();
  const coming = asked.get(language) ?? peopleWords(language);
  asked.set(language, coming);
  return use(coming);
}
