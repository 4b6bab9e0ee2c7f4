import type { Label } from '../../game-words.ts';

/** A name, what it does, and the name with its article. */
interface Named extends Label {
  the: string;
}

const named = (name: string, the: string, help = ''): Named => ({ name, the: `${the}${name}`, help });

/** By character. */
export const CHARACTER: Readonly<Record<string, Named>> = {
  assassin: named('Assassin', 'l’', 'Nomme un personnage, dont le joueur perd son tour dans la manche.'),
  thief: named('Voleur', 'le ', 'Nomme un personnage, dont le joueur remet tout son or quand on l’appelle.'),
  magician: named(
    'Magicien',
    'le ',
    'Échange sa main avec un joueur, ou glisse des cartes sous la pioche et en pioche autant.',
  ),
  king: named('Roi', 'le ', 'Prend la couronne ; 1 pièce par quartier jaune.'),
  bishop: named(
    'Évêque',
    'l’',
    'Condottiere et Diplomate ne touchent pas à sa cité ; 1 pièce par quartier bleu.',
  ),
  merchant: named('Marchand', 'le ', 'Reçoit 1 pièce après l’action ; 1 pièce par quartier vert.'),
  architect: named('Architecte', 'l’', 'Pioche 2 cartes après l’action et peut bâtir 3 quartiers.'),
  warlord: named(
    'Condottiere',
    'le ',
    'Peut détruire un quartier pour 1 pièce de moins que son coût ; 1 pièce par quartier rouge.',
  ),
  witch: named(
    'Sorcière',
    'la ',
    'Nomme un personnage après l’action, et finit son tour plus tard avec son pouvoir.',
  ),
  'tax-collector': named('Bailli', 'le ', 'Reçoit 1 pièce à la fin de chaque tour où un autre bâtit.'),
  wizard: named(
    'Sorcier',
    'le ',
    'Regarde une main et y prend une carte, à garder ou à bâtir aussitôt ; peut bâtir un nom en double.',
  ),
  emperor: named(
    'Empereur',
    'l’',
    'Donne la couronne à un autre joueur, qui paie 1 pièce ou une carte ; 1 pièce par quartier jaune.',
  ),
  abbot: named('Abbé', 'l’', 'Prend 1 pièce au plus riche ; 1 pièce par quartier bleu.'),
  alchemist: named('Alchimiste', 'l’', 'Récupère ce que coûte la construction.'),
  navigator: named('Navigateur', 'le ', 'Prend 4 pièces ou 4 cartes après l’action, et ne bâtit rien.'),
  diplomat: named(
    'Diplomate',
    'le ',
    'Peut échanger un quartier contre celui d’un autre en payant la différence ; 1 pièce par quartier rouge.',
  ),
  artist: named('Artiste', 'l’', 'Pose 1 pièce sur 2 quartiers au plus, qui valent alors 1 de plus.'),
  queen: named('Reine', 'la ', 'Reçoit 3 pièces à côté du Roi, ou de celui que l’Empereur a couronné.'),
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
    'À la fin elle compte pour la couleur qui sert le mieux, sauf bâtie dans la dernière manche.',
  ),
  keep: named('Donjon', 'le ', 'Condottiere et Diplomate n’y touchent pas.'),
  laboratory: named('Laboratoire', 'le ', 'Une fois par tour, une carte de la main contre 1 pièce.'),
  smithy: named('Forge', 'la ', 'Une fois par tour, 3 cartes contre un peu d’or.'),
  observatory: named('Observatoire', 'l’', 'On pioche 3 cartes au lieu de 2.'),
  graveyard: named('Cimetière', 'le ', 'Pour 1 pièce, prenez en main ce que détruit le Condottiere.'),
  library: named('Bibliothèque', 'la ', 'Gardez 1 carte de plus en piochant.'),
  'school-of-magic': named('École de Magie', 'l’', 'Compte pour les revenus de toute couleur.'),
  university: named('Université', 'l’', 'Coûte 6, vaut 8 points.'),
  'dragon-gate': named('Dracoport', 'le ', 'Coûte 6, vaut 8 points.'),
  'great-wall': named(
    'Grande Muraille',
    'la ',
    'Les autres quartiers coûtent 1 pièce de plus au Condottiere et au Diplomate.',
  ),
  lighthouse: named('Phare', 'le ', 'En le bâtissant, regardez la pioche et prenez une carte.'),
  armory: named('Poudrière', 'la ', 'Détruisez-la pour détruire un quartier quelconque d’un autre joueur.'),
  museum: named(
    'Musée',
    'le ',
    'Une fois par tour, glissez-y une carte de la main : 1 point chacune à la fin.',
  ),
  'imperial-treasury': named('Trésor Impérial', 'le ', '1 point par pièce d’or à la fin.'),
  'map-room': named('Salle des Cartes', 'la ', '1 point par carte en main à la fin.'),
  'wishing-well': named('Fontaine aux Souhaits', 'la ', '1 point par autre quartier violet à la fin.'),
  quarry: named('Carrière', 'la ', 'Un nom peut être en double dans cette cité.'),
  'poor-house': named('Hospice', 'l’', '1 pièce à la fin d’un tour si vous n’en avez aucune.'),
  'bell-tower': named(
    'Beffroi',
    'le ',
    'En le bâtissant, vous pouvez annoncer que 7 quartiers achèvent une cité.',
  ),
  factory: named('Fabrique', 'la ', 'Vos autres quartiers violets coûtent 1 de moins.'),
  park: named('Parc', 'le ', '2 cartes à la fin d’un tour si votre main est vide.'),
  hospital: named('Hôpital', 'l’', 'Assassiné, vous prenez quand même de l’or ou des cartes.'),
  'throne-room': named('Salle du Trône', 'la ', '1 pièce chaque fois que la couronne change de mains.'),
};
