import { NONE, type Seat } from '@signoria/core';
import {
  type Action,
  ALL_CITIES,
  ALL_COLOURS,
  ALL_REGIONS,
  ALL_ROLES,
  type IlPrincipe,
  type State,
} from '@signoria/il-principe';
import type { Deciding } from '../net/decisions.ts';
import { layOut, mark, type Pen } from '../net/inputs.ts';
import { encoding } from './inputs.ts';
import { RAISES, weighing } from './policy.ts';

const HUES = ALL_COLOURS.length;
const STEPS = ['offer', 'bid', 'build', 'act', 'shield', 'uncover', 'anywhere'];
const PURSE = 20;

/* What is to be decided, besides what the table between two phases tells. */
const SIZES = [
  STEPS.length,
  HUES,
  7,
  ALL_ROLES.length,
  PURSE,
  PURSE,
  5,
  3,
  HUES * 5,
  HUES * 3,
  5,
  5,
  ALL_CITIES.length,
];

/** Cards of a colour laid at once; more count as the last. */
const LAID = 4;
const ANSWERS = layOut('answers', [
  STEPS.length,
  HUES,
  RAISES,
  ALL_CITIES.length,
  HUES * LAID,
  ALL_REGIONS.length,
  HUES,
]);
const [OF_PASS, OF_OFFER, OF_BID, OF_BUILD, OF_LAY, OF_SHIELD, OF_UNCOVER] = ANSWERS.at;

const ALL = layOut(`il-principe decisions 1 ${encoding.layout} ${ANSWERS.layout}`, [
  encoding.inputs,
  ...SIZES,
]);
const [
  ,
  AT_STEP,
  AT_LOT,
  AT_COUNT,
  AT_ROLE,
  AT_BID,
  AT_RICHEST,
  AT_BIDDERS,
  AT_LEADER,
  AT_LOTS,
  AT_OFFERED,
  AT_ACTED,
  AT_DUE,
  AT_CITY,
] = ALL.at;

/** Decisions within the round, as a family sees them. */
export function decisions(): Deciding<IlPrincipe> {
  return {
    inputs: ALL.inputs,
    outputs: ANSWERS.inputs,
    layout: ALL.layout,
    weigh: weighing(),
    isSecret: () => false,
    outputOf: answerOf,
    encode(s, seat, on) {
      const pen: Pen = { on, count: encoding.encode(s, seat, on) };
      mark(pen, AT_STEP, STEPS.length, STEPS.indexOf(s.step));
      if (s.step === 'offer') markOffers(pen, s, seat);
      else markLots(pen, s);
      if (s.step === 'bid') markAuction(pen, s, seat);
      if (s.step === 'act') mark(pen, AT_ACTED, 5, s.acted);
      if (s.step === 'shield' && s.city !== NONE) {
        mark(pen, AT_DUE, 5, s.shieldsDue);
        mark(pen, AT_CITY, ALL_CITIES.length, s.city);
      }
      return pen.count;
    },
  };
}

function answerOf(s: State, _seat: Seat, action: Action): number {
  switch (action.type) {
    case 'offer':
      return OF_OFFER + action.colour;
    case 'bid':
      return OF_BID + Math.min(RAISES, action.amount - s.bid) - 1;
    case 'build':
      return OF_BUILD + action.city;
    case 'lay':
      return OF_LAY + action.colour * LAID + Math.min(LAID, action.count) - 1;
    case 'shield':
      return OF_SHIELD + action.region;
    case 'uncover':
      return OF_UNCOVER + action.colour;
    default:
      return OF_PASS + STEPS.indexOf(s.step);
  }
}

/** What one has offered already; of the others' cards nothing is known. */
function markOffers(pen: Pen, s: State, seat: Seat): void {
  for (let colour = 0; colour < HUES; colour++)
    if (s.offers[seat][colour] > 0) mark(pen, AT_OFFERED + colour * 3, 3, s.offers[seat][colour] - 1);
}

function markLots(pen: Pen, s: State): void {
  for (let colour = 0; colour < HUES; colour++)
    if (s.lots[colour] > 0) mark(pen, AT_LOTS + colour * 5, 5, s.lots[colour] - 1);
}

/** What is under the hammer, for how much, and who may still bid how much for it. */
function markAuction(pen: Pen, s: State, seat: Seat): void {
  if (s.auction === 'role') mark(pen, AT_ROLE, ALL_ROLES.length, s.role);
  else {
    mark(pen, AT_LOT, HUES, s.lot);
    mark(pen, AT_COUNT, 7, s.lots[s.lot]);
  }
  let richest = 0;
  let bidders = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || (s.bidders & (1 << other)) === 0) continue;
    bidders++;
    richest = Math.max(richest, s.money[other]);
  }
  mark(pen, AT_BID, PURSE, s.bid);
  mark(pen, AT_RICHEST, PURSE, richest);
  mark(pen, AT_BIDDERS, 5, bidders);
  mark(pen, AT_LEADER, 3, s.leader === NONE ? 0 : s.leader === seat ? 1 : 2);
}
