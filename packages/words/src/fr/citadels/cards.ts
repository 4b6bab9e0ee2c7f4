import type { Changed } from '../../citadels-changed.ts';
import type { Label } from '../../game-words.ts';

/** A name, what it does, and the name with its article. */
interface Named extends Label {
  the: string;
}

const named = (name: string, the: string, help = ''): Named => ({ name, the: `${the}${name}`, help });

/** By character. */
export const CHARACTER: Readonly<Record<string, Named>> = {
  assassin: named('Assassin', 'l’', 'Assassine un personnage : son joueur passe son tour.'),
  thief: named('Voleur', 'le ', 'Vole un personnage : son joueur lui donne tout son or à l’appel.'),
  magician: named(
    'Magicien',
    'le ',
    'Échange sa main avec un autre joueur, ou défausse des cartes et en pioche autant.',
  ),
  king: named('Roi', 'le ', 'Prend la couronne ; 1 pièce par quartier jaune.'),
  bishop: named(
    'Évêque',
    'l’',
    'Sa cité est à l’abri du Condottiere et du Diplomate ; 1 pièce par quartier bleu.',
  ),
  merchant: named('Marchand', 'le ', 'Reçoit 1 pièce de plus après son action ; 1 pièce par quartier vert.'),
  architect: named(
    'Architecte',
    'l’',
    'Pioche 2 cartes de plus après son action et peut bâtir jusqu’à 3 quartiers.',
  ),
  warlord: named(
    'Condottiere',
    'le ',
    'Peut détruire un quartier pour 1 pièce de moins que son coût ; 1 pièce par quartier rouge.',
  ),
  witch: named(
    'Sorcière',
    'la ',
    'Ensorcelle un personnage après son action, et terminera son tour avec le pouvoir de celui-ci.',
  ),
  'tax-collector': named(
    'Bailli',
    'le ',
    'Reçoit 1 pièce à la fin de chaque tour où un autre joueur a bâti.',
  ),
  wizard: named(
    'Sorcier',
    'le ',
    'Regarde la main d’un joueur et y prend une carte, à garder ou à bâtir aussitôt ; peut bâtir des quartiers en double.',
  ),
  emperor: named(
    'Empereur',
    'l’',
    'Donne la couronne à un autre joueur, qui paie 1 pièce ou une carte ; 1 pièce par quartier jaune.',
  ),
  abbot: named('Abbé', 'l’', 'Prend 1 pièce au joueur le plus riche ; 1 pièce par quartier bleu.'),
  alchemist: named('Alchimiste', 'l’', 'Récupère l’or dépensé pour bâtir.'),
  navigator: named(
    'Navigateur',
    'le ',
    'Prend 4 pièces ou 4 cartes après son action, mais ne peut pas bâtir.',
  ),
  diplomat: named(
    'Diplomate',
    'le ',
    'Peut échanger un quartier contre celui d’un autre en payant la différence ; 1 pièce par quartier rouge.',
  ),
  artist: named(
    'Artiste',
    'l’',
    'Décore jusqu’à 2 quartiers pour 1 pièce chacun ; ils valent 1 point de plus.',
  ),
  queen: named(
    'Reine',
    'la ',
    'Reçoit 3 pièces si elle est assise à côté du Roi, ou du joueur couronné par l’Empereur.',
  ),
};

/** What they do instead where an option changes it. */
export const CHANGED: Readonly<Record<Changed, string>> = {
  architect:
    'Pioche 2 cartes de plus après son action et peut bâtir jusqu’à 3 quartiers ; 1 pièce par quartier jaune.',
  alchemist: 'Récupère l’or d’un quartier dès qu’il le bâtit.',
  navigator: 'Prend 4 pièces ou 4 cartes après son action, et son tour se termine.',
};

/** By district. */
export const DISTRICT: Readonly<Record<string, Named>> = {
  manor: named('Manoir', 'le '),
  castle: named('Château', 'le '),
  palace: named('Palais', 'le '),
  temple: named('Temple', 'le '),
  church: named('Église', 'l’'),
  monastery: named('Monastère', 'le '),
  cathedral: named('Cathédrale', 'la '),
  tavern: named('Taverne', 'la '),
  'trading-post': named('Échoppe', 'l’'),
  market: named('Marché', 'le '),
  docks: named('Comptoir', 'le '),
  harbor: named('Port', 'le '),
  'town-hall': named('Hôtel de Ville', 'l’'),
  watchtower: named('Tour de Guet', 'la '),
  prison: named('Prison', 'la '),
  battlefield: named('Caserne', 'la '),
  fortress: named('Forteresse', 'la '),
  'haunted-city': named(
    'Cour des Miracles',
    'la ',
    'À la fin, compte pour la couleur la plus avantageuse, sauf si elle est bâtie à la dernière manche.',
  ),
  keep: named('Donjon', 'le ', 'À l’abri du Condottiere et du Diplomate.'),
  laboratory: named('Laboratoire', 'le ', 'Une fois par tour, défaussez une carte pour recevoir 1 pièce.'),
  smithy: named(
    'Forge',
    'la ',
    'Une fois par tour, payez 2 pièces pour piocher 3 cartes ; 3 pièces avec le paquet de 2000.',
  ),
  observatory: named('Observatoire', 'l’', 'Piochez 3 cartes au lieu de 2.'),
  graveyard: named(
    'Cimetière',
    'le ',
    'Pour 1 pièce, récupérez en main un quartier détruit par le Condottiere.',
  ),
  library: named('Bibliothèque', 'la ', 'Gardez 1 carte de plus en piochant.'),
  'school-of-magic': named(
    'École de Magie',
    'l’',
    'Compte comme la couleur de votre choix pour les revenus.',
  ),
  university: named('Université', 'l’', 'Vaut 8 points.'),
  'dragon-gate': named('Dracoport', 'le ', 'Vaut 8 points.'),
  'great-wall': named(
    'Grande Muraille',
    'la ',
    'Vos autres quartiers coûtent 1 pièce de plus au Condottiere et au Diplomate.',
  ),
  lighthouse: named(
    'Phare',
    'le ',
    'En le bâtissant, vous pouvez regarder la pioche et y prendre une carte.',
  ),
  armory: named('Poudrière', 'la ', 'Détruisez-la pour détruire n’importe quel quartier d’un autre joueur.'),
  museum: named(
    'Musée',
    'le ',
    'Une fois par tour, placez dessous une carte de votre main : 1 point par carte à la fin.',
  ),
  'imperial-treasury': named('Trésor Impérial', 'le ', '1 point par pièce d’or à la fin.'),
  'map-room': named('Salle des Cartes', 'la ', '1 point par carte en main à la fin.'),
  'wishing-well': named('Fontaine aux Souhaits', 'la ', '1 point par autre quartier violet à la fin.'),
  quarry: named('Carrière', 'la ', 'Votre cité peut contenir un quartier en double.'),
  'poor-house': named('Hospice', 'l’', '1 pièce à la fin de votre tour si vous n’en avez plus.'),
  'bell-tower': named(
    'Beffroi',
    'le ',
    'En le bâtissant, vous pouvez annoncer que 7 quartiers suffisent pour achever une cité.',
  ),
  factory: named('Fabrique', 'la ', 'Vos autres quartiers violets coûtent 1 pièce de moins.'),
  park: named('Parc', 'le ', '2 cartes à la fin de votre tour si votre main est vide.'),
  hospital: named(
    'Hôpital',
    'l’',
    'Même si votre personnage est assassiné, vous prenez de l’or ou des cartes.',
  ),
  'throne-room': named('Salle du Trône', 'la ', '1 pièce chaque fois que la couronne change de mains.'),
};

/** Long names, by the word that tells them apart: for signs with little room. */
export const SHORT: Readonly<Record<string, string>> = {
  'town-hall': 'Hôtel',
  watchtower: 'Guet',
  'haunted-city': 'Miracles',
  'school-of-magic': 'École',
  'great-wall': 'Muraille',
  'imperial-treasury': 'Trésor',
  'map-room': 'Cartes',
  'wishing-well': 'Fontaine',
  'throne-room': 'Trône',
};
