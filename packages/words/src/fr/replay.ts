import { signed } from '../figures.ts';
import type { ReplayWords } from '../replay-words.ts';
import { by } from './common.ts';
import { count } from './count.ts';

const change = (share: number) => `${signed(Math.round(100 * share))} %`;

export const replay: ReplayWords = {
  title: 'Revoir la partie',
  watch: 'Revoir la partie',
  first: 'Au début',
  back: 'Coup précédent',
  forward: 'Coup suivant',
  last: 'À la fin',
  play: 'Lecture',
  pause: 'Pause',
  speed: times => `Vitesse ×${times}`,
  position: 'Position dans la partie',
  move: (move, of) => `Coup ${move} sur ${of}`,
  begin: 'La partie commence.',
  eyes: 'Point de vue',
  table: 'Spectateurs',
  open: 'Toutes les cartes',
  handOf: name => `Main : ${name}`,
  link: 'Copier un lien vers ce coup',
  linked: 'Lien copié.',
  address: 'Lien vers ce coup',
  onlyHere:
    'Cette partie n’existe que sur cet appareil : le lien ne fonctionne qu’ici. Pour la montrer ailleurs, enregistrez-la dans un fichier.',
  import: {
    title: 'Revoir une partie enregistrée',
    help: 'Ouvrez un enregistrement créé ici ou dans le terminal, ou collez son texte.',
    file: 'Fichier de la partie',
    text: 'Texte de l’enregistrement',
    show: 'Revoir la partie',
    failed: 'Cet enregistrement ne peut pas être affiché',
    line: line => `Ligne ${line}`,
    atMove: move => `Coup ${move}`,
    at: place => `Champ « ${place} »`,
    illegal: (move, rule, why) => `Le coup ${move} enfreint la règle ${rule} : ${why}`,
    again: 'Choisissez un autre fichier ou corrigez le texte.',
  },
  problems: {
    'not-json': 'Le texte est incomplet ou endommagé : ce n’est pas du JSON valide.',
    'not-a-record': 'Ce n’est pas un enregistrement de partie Signoria.',
    'unknown-version':
      'Cet enregistrement vient d’une autre version du format. Une version plus récente de Signoria pourra peut-être le lire.',
    'unknown-game': 'C’est l’enregistrement d’un jeu absent de ce site.',
    'unknown-rules':
      'La partie a été jouée avec une autre version des règles : elle ne peut pas être rejouée avec celles-ci.',
    'bad-seats': 'Le nombre de joueurs n’est pas possible dans ce jeu.',
    'bad-options': 'Les options de règles ne sont pas valides.',
    'bad-names': 'Il faut un nom par joueur.',
    'bad-seed': 'La graine doit compter 64 chiffres hexadécimaux.',
    'wrong-commitment': 'La graine ne correspond pas à son empreinte.',
    'wrong-material': 'Le tirage ne correspond pas à son empreinte.',
    'not-a-list': 'La liste des coups manque.',
    'bad-entry': 'Une entrée de la liste des coups n’est pas un coup.',
    'wrong-result': 'Le résultat ne correspond pas aux coups.',
  },
  fork: {
    title: 'Jouer à partir d’ici',
    help: 'Crée une nouvelle partie sur cet appareil à partir de cette position, contre des robots.',
    seat: 'Jouer à la place de',
    opponents: 'Robots',
    cards: 'Cartes cachées',
    same: { name: 'Inchangées', help: 'Les mêmes cartes, dans le même ordre.' },
    anew: { name: 'Redistribuées', help: 'Tout ce que vous ne pouviez pas voir est mélangé à nouveau.' },
    start: 'Commencer la partie',
    over: 'La partie est déjà terminée à ce stade. Revenez quelques coups en arrière pour jouer.',
  },
  review: {
    title: 'Analyse',
    help: name =>
      `Suit les chances de gagner ${by(name)} tout au long de la partie, d’après les seules informations connues ${by(name)} à chaque moment. Durée : environ une demi-minute.`,
    start: 'Analyser la partie',
    thinking: 'Analyse de la partie…',
    stop: 'Arrêter',
    failed: 'L’analyse n’a pas abouti. Réessayez.',
    ready: 'L’analyse est prête.',
    server: {
      help: 'Le serveur peut s’en charger : vous pourrez quitter cette page et y revenir.',
      start: 'Confier au serveur',
      waiting: ahead =>
        ahead === 0 ? 'En attente du serveur…' : `En attente : ${count(ahead, 'analyse')} avant la vôtre…`,
      thinking: 'Le serveur analyse la partie. Vous pouvez quitter cette page.',
    },
    again: 'Refaire l’analyse',
    chart: 'Chances de gagner au fil de la partie',
    chanceOf: (name, chance) => `${name} : ${chance}`,
    mistakes: 'Choix les plus coûteux :',
    noMistakes: 'Aucune erreur nette.',
    turning: 'Tournants :',
    mistake: (move, value) => `Coup ${move} : ${change(value)}`,
    choice: (move, chance) => `${move} : ${chance}`,
    played: (move, chance) => `Choix fait : ${move}, ${chance} de chances de gagner.`,
    best: 'C’était le meilleur choix.',
    level: 'Équivalent au meilleur choix :',
    cost: loss => `C’est ${Math.round(100 * loss)} % de moins qu’avec le meilleur choix :`,
    swing: (name, choices, luck) =>
      `Ce qui a changé les chances de gagner ${by(name)} : ses choix ${change(choices)}, les cartes et les autres joueurs ${change(luck)}.`,
  },
};
