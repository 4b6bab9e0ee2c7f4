import { CITIES, type City, type Title } from '@signoria/il-principe';
import { count } from '../common.ts';

export const COLOURS = [
  { name: 'vert', one: 'verte', many: 'vertes', letter: 'V', building: 'université' },
  { name: 'blanc', one: 'blanche', many: 'blanches', letter: 'Ba', building: 'cathédrale' },
  { name: 'rouge', one: 'rouge', many: 'rouges', letter: 'R', building: 'hôtel de ville' },
  { name: 'bleu', one: 'bleue', many: 'bleues', letter: 'Be', building: 'château' },
  { name: 'jaune', one: 'jaune', many: 'jaunes', letter: 'J', building: 'marché' },
];

export const REGIONS = [
  { name: 'bleue', area: 'le nord' },
  { name: 'verte', area: 'l’ouest' },
  { name: 'brune', area: 'le centre' },
  { name: 'rouge', area: 'l’Adriatique' },
  { name: 'violette', area: 'l’Arno et l’Apennin' },
  { name: 'jaune', area: 'le sud' },
];

export const TITLE: Readonly<Record<Title, string>> = {
  master: 'Maître',
  apprentice: 'Apprenti',
  bishop: 'Évêque',
  priest: 'Prêtre',
  magistrate: 'Magistrat',
  gonfalonier: 'Gonfalonier',
  notary: 'Notaire',
  lord: 'Seigneur',
  noble: 'Noble',
  knight: 'Chevalier',
  banker: 'Banquier',
  merchant: 'Marchand',
};

export const coins = (number: number) => count(number, 'pièce');

export const cityName = (city: City) => CITIES[city].name;

/** « 1 carte verte », « 3 cartes vertes » */
export function cardsOf(number: number, colour: number): string {
  const { one, many } = COLOURS[colour];
  return count(number, `carte ${one}`, `cartes ${many}`);
}

/** « de Maître », « d’Évêque » */
export function ofTitle(title: string): string {
  return /^[AÉ]/.test(title) ? `d’${title}` : `de ${title}`;
}

export function counts(cards: readonly number[]): string {
  const parts = cards.flatMap((number, colour) => {
    const { one, many } = COLOURS[colour];
    return number > 0 ? [count(number, one, many)] : [];
  });
  return parts.length > 0 ? parts.join(', ') : 'aucune';
}
