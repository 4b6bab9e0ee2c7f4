"""Trains a net of Lost Cities in rounds against mixed opponents, played and learned on one device.

    python3 scripts/train/practice.py --begin present.json --company company.json --out net.json --seconds 300

Each lesson plays groups of four rounds with the same luck. They are identical up to a random turn, where each tries another
turn; from then on all play their best. The opponents are the net itself, the first champion's glance, the tuned weights and
weaker ones. The net learns from the end of the round and, in part, from its own later predictions (`--trust`). The difference
between two turns of one position counts twice as much as the value of each.
"""
import argparse
import json
import math
import os
import time

import torch

from table import (FIELDS, HAND, LANES, SCALE, Glance, Net, Round, Tables, can, pick, play_rounds, shuffled, take_from, weights_draw,
                   weights_turn)

WAYS = 4
DIFFERENCE = 2
# By way of a group: points by which it strays from what seems best where the ways part.
STRAY = [0.0, 4.0, 8.0, 100.0]
SMOOTHING = 0.004
# Rounds in which both wait longer than this are taken as they then stand.
MOST_TURNS = 84


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('--begin', required=True)
    parser.add_argument('--company', required=True, help='weights and nets of those who sit opposite')
    parser.add_argument('--out', required=True)
    parser.add_argument('--seconds', type=float, default=60)
    parser.add_argument('--groups', type=int, default=12288, help='groups of four rounds a lesson')
    parser.add_argument('--sizes', default='', help='hidden,deep,joined; as they are when left out')
    parser.add_argument('--advice', type=float, default=0)
    parser.add_argument('--trust', type=float, default=0.07, help='share of what the net thinks two turns on in what is learned')
    parser.add_argument('--self', type=float, default=0.4, dest='own', help='share of rounds against itself')
    parser.add_argument('--heuristic', type=float, default=0.35, help='share of rounds against the tuned weights')
    parser.add_argument('--spread', type=float, default=0.02, help='what knowing how far a lead may be off counts for')
    parser.add_argument('--rate', type=float, default=0.001)
    parser.add_argument('--batch', type=int, default=2048, help='groups a step')
    parser.add_argument('--steps', type=int, default=60, help='steps a lesson')
    parser.add_argument('--keep', type=int, default=10, help='lessons from which steps are drawn')
    parser.add_argument('--trial', type=int, default=8192, help='deals of a trial')
    parser.add_argument('--every', type=float, default=25, help='seconds between trials')
    parser.add_argument('--seed', type=int, default=1)
    return parser.parse_args()


def table_by_lot(tables, count, device):
    """Weights of one of several tables for each game."""
    which = torch.randint(len(tables), (count,), device=device)
    return {name: torch.tensor([table[name] for table in tables], device=device)[which] for name in tables[0]}


class Lesson:
    """A lesson's rounds. Games of a group lie side by side; who sits where goes by blocks of groups.

    Blocks: the net at seat 0 against others, against itself (looked at from seat 0, then from seat 1), at seat 1 against others.
    """

    def __init__(self, args, device, tables, company):
        self.args, self.device, self.t = args, device, tables
        groups = args.groups
        other = int(groups * (1 - args.own) / 2)
        own = (groups - 2 * other) // 2
        self.bounds = [0, other, other + own, other + 2 * own, 2 * other + 2 * own]
        self.groups = self.bounds[-1]
        # Within a block against others: the tuned weights, other weights, the first champion's glance.
        share = args.heuristic / max(1e-9, 1 - args.own)
        self.by_weights = int(other * min(1, share + (1 - share) / 3))
        tuned = int(other * share)
        weights = []
        for _ in range(2):
            some = table_by_lot(company['others'], self.by_weights * WAYS, device)
            for name, x in some.items():
                x[:tuned * WAYS] = company['weights'][name]
            weights.append(some)
        self.weights = weights
        self.first = Glance(Net.read(company['first'], device), 0.4, company['weights'])

    def spans(self, seat):
        """Games in which the seat is the net's, a table of weights' and the first champion's."""
        a, b, c, d = (x * WAYS for x in self.bounds[1:])
        if seat == 0:
            return slice(0, c), slice(c, c + self.by_weights * WAYS), slice(c + self.by_weights * WAYS, d)
        return slice(a, d), slice(0, self.by_weights * WAYS), slice(self.by_weights * WAYS, a)

    def play(self, player):
        args, device = self.args, self.device
        groups = self.groups
        fan = lambda x: x.repeat_interleave(WAYS, 0)
        lanes = torch.where(torch.rand(groups, device=device) < 0.08, 6, 5).int()
        bonus = torch.where(torch.rand(groups, device=device) < 0.08, 9, 8).int()
        r = Round(groups * WAYS, device, self.t)
        r.set_up(fan(shuffled(self.t, groups, lanes)), fan(lanes), fan(bonus))
        # Whose turns are looked at, and at which of them the ways part.
        _, a, b, c, _ = self.bounds
        looked = torch.zeros(groups, dtype=torch.int64, device=device)
        looked[b:] = 1
        parts = 2 * torch.randint(0, 25, (groups,), device=device) + looked
        stray = torch.tensor(STRAY, device=device).repeat(groups)
        is_loose = torch.tensor([0.0, 0.5, 0.5, 0.5], device=device).repeat(groups)
        kept, when, seats = [], [], []
        turn = 0
        while turn < MOST_TURNS and (turn < 40 or turn % 4 != 0 or not bool(r.over.all())):
            seat = turn % 2
            net, weights, first = self.spans(seat)
            part = r.part(net)
            many = part.count // WAYS
            here = parts[net.start // WAYS:net.stop // WAYS]
            noise = torch.where(here > turn, 1.0, 0.0)
            noise = torch.where((torch.rand(many, device=device) < 1 / 16) & (here > turn), 100.0, noise)
            luck = fan(noise.unsqueeze(1) * torch.randn(many, 2 * HAND, device=device))
            now = fan(here == turn)
            own_luck = stray[net].unsqueeze(1) * torch.randn(many * WAYS, 2 * HAND, device=device)
            value, drawn, taken = player.cards(part, seat)
            legal = can(part, seat)
            best = (value + torch.where(now.unsqueeze(1), own_luck, luck)).masked_fill(~legal, -1e9).argmax(1)
            slot = torch.zeros(r.count, dtype=torch.int64, device=device)
            is_lay = torch.zeros(r.count, dtype=torch.bool, device=device)
            slot[net], is_lay[net] = best % HAND, best < HAND
            if weights.stop > weights.start:
                slot[weights], is_lay[weights] = weights_turn(r.part(weights), seat, self.weights[seat])
            if first.stop > first.start:
                rest = r.part(first)
                theirs, their_drawn, their_taken = self.first.cards(rest, seat)
                their_best = theirs.argmax(1)
                slot[first], is_lay[first] = their_best % HAND, their_best < HAND
            r.put_down(seat, slot, is_lay)
            pile = torch.full((r.count,), -1, dtype=torch.int64, device=device)
            part = r.part(net)
            drawn, taken = pick(drawn, best), pick(taken, best)
            own_pile = player.draw(part, seat, drawn, taken)
            any_pile = torch.randint(0, 2 * LANES, (part.count,), device=device)
            at = any_pile.clamp(max=LANES - 1).unsqueeze(1)
            fine = (any_pile < LANES) & (taken.gather(1, at).squeeze(1) > -1e8)
            loose = now & (torch.rand(part.count, device=device) < is_loose[net])
            own_pile = torch.where(loose, torch.where(fine, any_pile, -1), own_pile)
            pile[net] = own_pile
            if weights.stop > weights.start:
                pile[weights] = weights_draw(r.part(weights), seat, self.weights[seat])
            if first.stop > first.start:
                pile[first] = self.first.draw(r.part(first), seat, pick(their_drawn, their_best), pick(their_taken, their_best))
            # Before the card is drawn: what the net's seat sees, with the pile's card but without the stock's.
            fields, third, there = part.view(seat)
            took = take_from(fields, third)
            is_taken = torch.arange(LANES, device=device) == own_pile.unsqueeze(1)
            rows = torch.stack([torch.where(is_taken, took[name], fields[name]) for name in FIELDS], -1).to(torch.int16)
            left = part.left - (own_pile < 0).int()
            worth = torch.where(own_pile < 0, drawn, taken.gather(1, own_pile.clamp(min=0).unsqueeze(1)).squeeze(1))
            counts = ~part.over & (left > 0) & (fan(here) <= turn)
            kept.append((rows, left.to(torch.int16), worth, counts, ~part.over))
            when.append(turn)
            seats.append(seat)
            r.draw(seat, pile)
            turn += 1
        return r, kept, when, fan(parts), fan(looked)

    def rows(self, player):
        """Groups of four turns of one position, and single positions after them."""
        with torch.no_grad():
            r, kept, when, parts, looked = self.play(player)
            device = self.device
            count = r.count
            lead = r.lead(0).float()
            trust = self.args.trust
            group = {
                'rows': torch.zeros((count, LANES, len(FIELDS)), dtype=torch.int16, device=device),
                'left': torch.zeros(count, dtype=torch.int16, device=device),
                'goal': torch.zeros(count, device=device), 'end': torch.zeros(count, device=device),
            }
            later = []
            goal = [lead.clone(), -lead]
            for (rows, left, worth, counts, alive), turn in reversed(list(zip(kept, when))):
                seat = turn % 2
                net = self.spans(seat)[0]
                end = lead[net] if seat == 0 else -lead[net]
                mine = goal[seat][net]
                at = counts & (parts[net] == turn) & (looked[net] == seat)
                index = torch.arange(net.start, net.stop, device=device)
                put = index[at]
                group['rows'][put] = rows[at]
                group['left'][put] = left[at]
                group['goal'][put] = mine[at]
                group['end'][put] = end[at]
                one = counts & (parts[net] < turn) & (torch.rand(len(counts), device=device) < 0.06)
                later.append((rows[one], left[one], mine[one], end[one], r.lanes[net][one], r.bonus[net][one]))
                goal[seat][net] = torch.where(alive, (1 - trust) * mine + trust * worth, mine)
            fold = lambda x: x.view(-1, WAYS, *x.shape[1:])
            group = {name: fold(x) for name, x in group.items()}
            group['lanes'], group['bonus'] = fold(r.lanes), fold(r.bonus)
            some = (group['left'] > 0).sum(1) >= 2
            group = {name: x[some] for name, x in group.items()}
            names = ['rows', 'left', 'goal', 'end', 'lanes', 'bonus']
            later = {name: torch.cat([part[i] for part in later]) for i, name in enumerate(names)}
            return group, later


def judge(net, some, t):
    fields = {name: some['rows'][..., i].int() for i, name in enumerate(FIELDS)}
    there = torch.arange(LANES, device=some['left'].device) < some['lanes'].unsqueeze(-1)
    return net.judge(fields, there, some['left'].int(), some['bonus'], t)


def losses(net, group, later, t, weight):
    said, spread = judge(net, group, t)
    counts = (group['left'] > 0).float()
    error = (said - group['goal']) * counts
    mid = error.sum(-1, keepdim=True) / counts.sum(-1, keepdim=True)
    apart = (error - mid) * counts
    said_later, spread_later = judge(net, later, t)
    error_later = said_later - later['goal']

    def far(said, spread, end):
        wide = spread / SCALE + 0.05
        return torch.log(wide) + 0.5 * ((end - said.detach()) / SCALE / wide) ** 2
    off = far(said, spread, group['end']) * counts
    off_later = far(said_later, spread_later, later['end'])
    level, level_later, apart = (error ** 2).mean(), (error_later ** 2).mean(), (apart ** 2).mean()
    loss = 0.5 * (level + level_later + DIFFERENCE * apart) / SCALE ** 2 + weight * (off.mean() + off_later.mean())
    return loss, torch.stack([level, level_later, apart]).detach()


def trial(one, other, deals, t, device, seed):
    """Points a round and share of matches of three rounds, each deal from both seats, with half-widths of 95%."""
    generator = torch.Generator(device=device).manual_seed(seed)
    lanes = torch.full((deals,), 5, dtype=torch.int32, device=device)
    bonus = torch.full((deals,), 8, dtype=torch.int32, device=device)
    with torch.no_grad():
        deck = shuffled(t, deals, lanes, generator)
        first = play_rounds(deck, lanes, bonus, [one, other], t).float()
        second = -play_rounds(deck, lanes, bonus, [other, one], t).float()
    mean = (first + second) / 2
    points, half = mean.mean().item(), 1.96 * mean.std().item() / math.sqrt(deals)
    matches = deals // 3
    wins = sum((torch.sign(x[:3 * matches].view(-1, 3).sum(1)) + 1) / 2 for x in (first, second)) / 2
    return f'{points:+.2f} ± {half:.2f} points, {100 * wins.mean().item():.1f} ± {196 * wins.std().item() / math.sqrt(matches):.1f}%', points


def main():
    args = arguments()
    began = time.time()
    torch.manual_seed(args.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    t = Tables(device)
    company = json.load(open(args.company))
    net = Net.read(json.load(open(args.begin)), device)
    if args.sizes:
        net = net.widened(tuple(int(x) for x in args.sizes.split(',')))
    for part in net.parts:
        part.requires_grad_()
    smooth = Net(net.sizes, [part.detach().clone() for part in net.parts])
    player = Glance(smooth, args.advice, company['weights'])
    rivals = {'heuristic': company['weights'],
              'first': Glance(Net.read(company['first'], device), 0.4, company['weights']),
              'present': Glance(Net.read(company['present'], device), 0.15, company['weights'])}
    adam = torch.optim.Adam(net.parts, lr=args.rate, eps=1e-7)
    lesson = Lesson(args, device, t, company)
    kept, best, lessons, steps, tried = [], -1e9, 0, 0, time.time() - began
    say = lambda text: print(f'{time.time() - began:.0f} s: {text}', flush=True)

    def save(name):
        with open(name + '.part', 'w') as file:
            json.dump({'advice': args.advice, **smooth.content()}, file)
        os.replace(name + '.part', name)

    def measure(final=False):
        nonlocal best
        total = 0
        for name, rival in rivals.items():
            text, points = trial(player, rival, args.trial * (2 if final else 1), t, device, 77)
            say(f'{lessons} lessons, {steps} steps, against {name}: {text}')
            total += points * {'heuristic': 1.0, 'first': 0.5, 'present': 0.5}[name]
        if total > best:
            best = total
            save(args.out)
            say(f'kept, {total:.2f}')

    measure()
    end = args.seconds
    while time.time() - began < end:
        if len(kept) >= args.keep:
            kept.pop(0)
        kept.append(lesson.rows(player))
        lessons += 1
        sums, started = 0, time.time()
        for _ in range(args.steps):
            done = (time.time() - began) / end
            if done >= 1:
                break
            for group in adam.param_groups:
                group['lr'] = args.rate * min(1, steps / 100 + 0.02) * max(0.02, 0.5 * (1 + math.cos(math.pi * done)))
            group, later = kept[torch.randint(len(kept), (1,)).item()]
            at = torch.randint(len(group['left']), (args.batch,), device=device)
            at_later = torch.randint(len(later['left']), (2 * args.batch,), device=device)
            loss, parts = losses(net, {name: x[at] for name, x in group.items()}, {name: x[at_later] for name, x in later.items()}, t, args.spread)
            adam.zero_grad(set_to_none=True)
            loss.backward()
            adam.step()
            with torch.no_grad():
                torch._foreach_lerp_(smooth.parts, [part.detach() for part in net.parts], SMOOTHING)
            sums = sums + parts
            steps += 1
        if lessons <= 3 or lessons % 10 == 0:
            level, level_later, apart = (sums / max(1, args.steps)).tolist()
            say(f'lesson {lessons}: {len(group["left"])} groups, {len(later["left"])} later; level {level:.0f} later {level_later:.0f} apart {apart:.0f}; steps {time.time() - started:.2f} s')
        if time.time() - began - tried > args.every:
            measure()
            tried = time.time() - began
    measure(True)
    save(args.out.replace('.json', '-last.json'))


main()
