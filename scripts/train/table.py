"""Rounds of Lost Cities, many at once, in PyTorch: every game of a table makes the same half of a turn together.

The rules are those of packages/bots/src/lost-cities/round.ts, the weights' judgement that of worth.ts, the net's that of
foresight.ts, net.ts and lane.ts. `python3 scripts/train/check_table.py` compares whole rounds with those of the TypeScript.
"""
import torch
import torch.nn.functional as F

LANES, HAND, PILE = 6, 8, 14
COST, BONUS, IDLE = 20, 20, 40
NUMBERS = 0b1111111110
RELUCTANCE, SCALE, OWN_TURNS = 2, 40, 22
ROUND_SPREAD, LEAST_SPREAD = 40, 3
MEASURES, INPUTS = 12, 125
STEPS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30, 36, 44]
TIMES = len(STEPS) + 1
# What is kept of an expedition as one seat sees it, in this order.
FIELDS = ['top', 'sum', 'wagers', 'cards', 'their_top', 'their_sum', 'their_wagers', 'their_cards', 'held', 'held_wagers',
          'theirs', 'theirs_wagers', 'unseen', 'unseen_wagers', 'pile', 'under']


class Tables:
    """Sums and counts of sets of ranks, on a device."""

    def __init__(self, device):
        sets = torch.arange(1024)
        bits = (sets.unsqueeze(1) >> torch.arange(10)) & 1
        bits[:, 0] = 0
        self.sum = (bits * (torch.arange(10) + 1)).sum(1).int().to(device)
        self.count = bits.sum(1).int().to(device)
        self.above = torch.tensor([NUMBERS & ~((1 << (rank + 1)) - 1) for rank in range(11)], dtype=torch.int32, device=device)
        self.bits = torch.arange(1, 10, dtype=torch.int32, device=device)
        self.steps = torch.tensor(STEPS, device=device, dtype=torch.int32)
        kinds = [[e * 10 + rank for e in range(LANES) for rank in [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]]
        self.deck = torch.tensor(kinds[0], dtype=torch.int32, device=device)
        self.ten = torch.arange(10, dtype=torch.int32, device=device)
        self.eleven = torch.arange(11, dtype=torch.int32, device=device)


class Round:
    """So many rounds at once; seat 0 begins in all of them. Seats x expeditions are dimensions one and two."""

    def __init__(self, count, device, tables):
        self.t = tables
        zeros = lambda *shape: torch.zeros((count, *shape), dtype=torch.int32, device=device)
        self.top, self.sum, self.wagers, self.cards = (zeros(2, LANES) for _ in range(4))
        self.held, self.held_wagers, self.known, self.known_wagers = (zeros(2, LANES) for _ in range(4))
        self.seen, self.seen_wagers = zeros(LANES), zeros(LANES)
        self.pile, self.height = zeros(LANES, PILE), zeros(LANES)
        self.hand, self.hole = zeros(2, HAND), torch.zeros(count, dtype=torch.int64, device=device)
        self.left, self.at, self.idle, self.closed = zeros(), zeros(), zeros(), zeros() - 1
        self.lanes, self.bonus = zeros() + 5, zeros() + 8
        self.over = torch.zeros(count, dtype=torch.bool, device=device)
        self.index = torch.arange(count, device=device)
        self.device, self.count = device, count

    def set_up(self, deck, lanes, bonus):
        """`deck`: 8 cards of seat 0, 8 of seat 1, then the stock as it will be drawn."""
        self.lanes, self.bonus = lanes, bonus
        self.deck = deck
        self.left = lanes * 12 - 2 * HAND
        self.at = torch.full_like(self.left, 2 * HAND)
        for seat in range(2):
            self.hand[:, seat] = deck[:, seat * HAND:(seat + 1) * HAND]
            for i in range(HAND):
                self.gain(seat, self.hand[:, seat, i], torch.ones_like(self.over), False)

    def cells(self, x, seat, lane):
        return x[self.index, seat, lane]

    def gain(self, seat, card, really, is_known):
        """The seat gets a card into its hand (not its slot)."""
        lane, rank = (card // 10).long(), card % 10
        on = really.int()
        wager, bit = on * (rank == 0).int(), on * torch.where(rank == 0, 0, 1 << rank)
        self.held[self.index, seat, lane] |= bit
        self.held_wagers[self.index, seat, lane] += wager
        if is_known:
            self.known[self.index, seat, lane] |= bit
            self.known_wagers[self.index, seat, lane] += wager

    def put_down(self, seat, slot, is_lay):
        """Lays or discards the card of a slot, which is empty then."""
        go = (~self.over).int()
        card = self.hand[self.index, seat, slot]
        lane, rank = (card // 10).long(), card % 10
        is_wager = (rank == 0).int() * go
        bit = torch.where(rank == 0, 0, 1 << rank) * go
        i = self.index
        self.held[i, seat, lane] &= ~bit
        self.held_wagers[i, seat, lane] -= is_wager
        self.known[i, seat, lane] &= ~bit
        self.known_wagers[i, seat, lane] -= is_wager * (self.known_wagers[i, seat, lane] > 0).int()
        self.seen[i, lane] |= bit
        self.seen_wagers[i, lane] += is_wager
        lay = is_lay.int() * go
        self.cards[i, seat, lane] += lay
        self.wagers[i, seat, lane] += lay * is_wager
        self.sum[i, seat, lane] += lay * (1 - is_wager) * (rank + 1)
        self.top[i, seat, lane] = torch.where((lay > 0) & (rank > 0), rank, self.top[i, seat, lane])
        drop = go * (1 - is_lay.int())
        height = self.height[i, lane].long()
        self.pile[i, lane, height] = torch.where(drop > 0, rank, self.pile[i, lane, height])
        self.height[i, lane] += drop
        self.closed = torch.where(drop > 0, lane.int(), torch.full_like(self.closed, -1))
        self.hole = slot

    def draw(self, seat, pile):
        """Draws from a pile, or (below 0) from the stock, into the empty slot."""
        i = self.index
        is_take = (pile >= 0) & ~self.over
        is_draw = (pile < 0) & ~self.over
        lane = pile.clamp(min=0).long()
        top = (self.height[i, lane].long() - 1).clamp(min=0)
        rank = self.pile[i, lane, top]
        taken = lane.int() * 10 + rank
        drawn = self.deck[i, self.at.long().clamp(max=self.deck.shape[1] - 1)]
        take = is_take.int()
        self.height[i, lane] -= take
        self.seen[i, lane] &= ~(torch.where(rank == 0, 0, 1 << rank) * take)
        self.seen_wagers[i, lane] -= take * (rank == 0).int()
        self.gain(seat, taken, is_take, True)
        self.gain(seat, drawn, is_draw, False)
        card = torch.where(is_take, taken, drawn)
        old = self.hand[i, seat, self.hole]
        self.hand[i, seat, self.hole] = torch.where(self.over, old, card)
        self.at += is_draw.int()
        self.left -= is_draw.int()
        self.idle = torch.where(is_draw, torch.zeros_like(self.idle), self.idle + take)
        self.closed = torch.full_like(self.closed, -1)
        self.over = self.over | (self.left == 0) | (self.idle >= IDLE)

    def lead(self, seat):
        points = column_points(self.cards, self.sum, self.wagers, self.bonus[:, None, None]).sum(2)
        return points[:, seat] - points[:, 1 - seat]

    def below(self, depth):
        """The rank so far below the top of each pile, -1 for none."""
        at = self.height - 1 - depth
        rank = self.pile.gather(2, at.clamp(min=0).long().unsqueeze(2)).squeeze(2)
        return torch.where(at < 0, -1, rank)

    def view(self, seat):
        """Each expedition as the seat sees it, as FIELDS; and what lies third in its pile."""
        other = 1 - seat
        unseen = NUMBERS & ~(self.seen | self.held[:, seat] | self.known[:, other])
        wagers = 3 - self.seen_wagers - self.held_wagers[:, seat] - self.known_wagers[:, other]
        there = torch.arange(LANES, device=self.device) < self.lanes[:, None]
        fields = [self.top[:, seat], self.sum[:, seat], self.wagers[:, seat], self.cards[:, seat],
                  self.top[:, other], self.sum[:, other], self.wagers[:, other], self.cards[:, other],
                  self.held[:, seat], self.held_wagers[:, seat], self.known[:, other], self.known_wagers[:, other],
                  unseen, wagers, self.below(0), self.below(1)]
        return dict(zip(FIELDS, fields)), self.below(2), there

    def part(self, span):
        """The same rounds, some of them: what is changed in place there is changed here. Not to be played on."""
        some = object.__new__(Round)
        for name, value in self.__dict__.items():
            some.__dict__[name] = value[span] if torch.is_tensor(value) else value
        some.count = some.left.shape[0]
        some.index = torch.arange(some.count, device=self.device)
        return some


def column_points(cards, total, wagers, bonus):
    return torch.where(cards > 0, (total - COST) * (wagers + 1) + BONUS * (cards >= bonus).int(), 0)


def shuffled(tables, count, lanes, generator=None):
    """A deck for each game, of as many expeditions as it has."""
    keys = torch.rand(count, tables.deck.shape[0], device=tables.deck.device, generator=generator)
    keys = keys + 2 * (tables.deck // 10 >= lanes[:, None]).float()
    return tables.deck[keys.argsort(1)]


# --- What the net sees -----------------------------------------------------------------------------------------------

def lay_on(v, rank):
    wager = (rank == 0).int()
    bit = torch.where(rank == 0, 0, 1 << rank)
    return {**v, 'cards': v['cards'] + 1, 'held_wagers': v['held_wagers'] - wager, 'wagers': v['wagers'] + wager,
            'held': v['held'] & ~bit, 'sum': v['sum'] + (1 - wager) * (rank + 1), 'top': torch.where(rank == 0, v['top'], rank)}


def discard_on(v, rank):
    bit = torch.where(rank == 0, 0, 1 << rank)
    return {**v, 'held_wagers': v['held_wagers'] - (rank == 0).int(), 'held': v['held'] & ~bit, 'under': v['pile'], 'pile': rank}


def take_from(v, below):
    pile = v['pile']
    bit = torch.where(pile > 0, 1 << pile.clamp(min=0), 0)
    return {**v, 'held_wagers': v['held_wagers'] + (pile == 0).int(), 'held': v['held'] | bit, 'pile': v['under'], 'under': below}


def sense(v, bonus, t):
    """The net's inputs from the fields of expeditions."""
    above, their_above = t.above[v['top'].long()], t.above[v['their_top'].long()]
    playable = v['held'] & above
    one = lambda x, among: x.unsqueeze(-1) == among
    each = lambda mask: (mask.unsqueeze(-1) >> t.bits) & 1 > 0
    fits = lambda rank, top: torch.where(rank == 0, top == 0, rank > top) & (rank >= 0)

    def column(top, wagers, cards):
        missing = (bonus - cards).clamp(min=0)
        return [one(torch.where(cards == 0, 10, top), t.eleven), one(wagers, t.eleven[1:4]), one(missing, t.eleven[:5])]

    held_wagers = torch.where(v['top'] == 0, v['held_wagers'], 0)
    on = torch.cat([
        *column(v['top'], v['wagers'], v['cards']),
        *column(v['their_top'], v['their_wagers'], v['their_cards']),
        each(playable), each(v['held'] & ~above),
        held_wagers.unsqueeze(-1) > t.ten[:3],
        ((v['held_wagers'] > 0) & (v['top'] > 0)).unsqueeze(-1),
        each(v['theirs']), each(v['theirs'] & their_above),
        (v['theirs_wagers'] > 0).unsqueeze(-1),
        each(v['unseen']),
        v['unseen_wagers'].unsqueeze(-1) > t.ten[:3],
        one(v['pile'], t.ten), one(v['under'], t.ten),
        fits(v['pile'], v['top']).unsqueeze(-1), fits(v['pile'], v['their_top']).unsqueeze(-1),
    ], -1)
    factor = 1 + v['wagers'] + held_wagers
    their_factor = 1 + v['their_wagers']
    add = lambda mask: t.sum[mask.long()]
    in_hand = add(playable)
    ready = t.count[playable.long()]
    measures = torch.stack([
        torch.ones_like(factor) * 1.0,
        v['sum'] / 30, v['their_sum'] / 30,
        column_points(v['cards'], v['sum'], v['wagers'], bonus) / 40,
        column_points(v['their_cards'], v['their_sum'], v['their_wagers'], bonus) / 40,
        in_hand * factor / 40,
        torch.where(v['cards'] > 0, ready, 0) / 4,
        (v['sum'] + in_hand - COST) * factor / 40,
        add(v['unseen'] & above) * factor / 60,
        add(v['unseen'] & their_above) * their_factor / 60,
        add(v['theirs'] & their_above) * their_factor / 40,
        (v['cards'] + ready) / 8,
    ], -1)
    return torch.cat([measures, on.float()], -1)


class Net:
    """The net of net.ts, in any size, and (not in the first) how far the lead may be off."""

    def __init__(self, sizes, parts):
        self.sizes = sizes
        self.parts = parts

    @staticmethod
    def shapes(sizes):
        hidden, deep, joined = sizes
        return [(INPUTS, hidden), (TIMES, hidden), (hidden, deep), (TIMES, deep), (deep, joined), (TIMES, joined), (deep,), (joined,),
                (TIMES,), (joined,), (TIMES,)]

    @staticmethod
    def read(content, device):
        """From a file's content: a list of the first form's weights, or sizes and weights."""
        sizes = (48, 32, 16) if isinstance(content, list) else tuple(content['sizes'])
        flat = torch.tensor(content if isinstance(content, list) else content['weights'], device=device)
        shapes = Net.shapes(sizes)
        lengths = [torch.Size(shape).numel() for shape in shapes]
        if len(flat) < sum(lengths):
            flat = torch.cat([flat, torch.zeros(sum(lengths) - len(flat), device=device)])
        return Net(sizes, [part.reshape(shape).clone() for part, shape in zip(flat.split(lengths), shapes)])

    def content(self):
        return {'sizes': list(self.sizes), 'weights': [round(x * 1024) / 1024 for part in self.parts for x in part.flatten().tolist()]}

    def widened(self, sizes):
        """The same net with more units, which say nothing yet."""
        def grow(part, shape, spread):
            new = torch.randn(shape, device=part.device) * spread
            new[tuple(slice(0, n) for n in part.shape)] = part
            return new
        hidden, deep, joined = sizes
        old_hidden, old_deep, old_joined = self.sizes
        a, t1, b, t2, c, t3, from_deep, from_joined, t4, spread, t5 = self.parts
        a, t1 = grow(a, (INPUTS, hidden), 0.15), grow(t1, (TIMES, hidden), 0.05)
        b = grow(b, (hidden, deep), 0.12)
        b[old_hidden:, :old_deep] = 0
        t2 = grow(t2, (TIMES, deep), 0.05)
        c = grow(c, (deep, joined), 0.12)
        c[old_deep:, :old_joined] = 0
        t3 = grow(t3, (TIMES, joined), 0.05)
        return Net(sizes, [a, t1, b, t2, c, t3, grow(from_deep, (deep,), 0), grow(from_joined, (joined,), 0), t4, grow(spread, (joined,), 0), t5])

    def time(self, left, t):
        on = (left.unsqueeze(-1) <= t.steps).float()
        return torch.cat([on, torch.ones_like(on[..., :1])], -1)

    def shares(self, first, time):
        """By expedition: its share of the joined layer and (last) of the lead. `time` has one dimension less."""
        _, t1, b, t2, c, _, from_deep, _, _, _, _ = self.parts
        h = torch.relu(first + (time @ t1).unsqueeze(-2))
        d = torch.relu(h @ b + (time @ t2).unsqueeze(-2))
        return d @ torch.cat([c, from_deep.unsqueeze(1)], 1)

    def joined(self, total):
        return (torch.relu(total[..., :-1]) @ self.parts[7] + total[..., -1]) * SCALE

    def spread(self, total, time):
        """How far a lead may be off."""
        return F.softplus(torch.relu(total[..., :-1]) @ self.parts[9] + time @ self.parts[10]) * SCALE

    def judge(self, v, there, left, bonus, t):
        """Lead and how far it may be off, of whole positions."""
        time = self.time(left, t)
        s = self.shares(sense(v, bonus.unsqueeze(-1), t) @ self.parts[0], time) * there.unsqueeze(-1)
        total = s.sum(-2) + torch.cat([time @ self.parts[5], (time @ self.parts[8]).unsqueeze(-1)], -1)
        return self.joined(total), self.spread(total, time)


class Standing:
    """standing.ts: what matches stand at for a seat, and how far the net's word on spreads is trusted."""

    def __init__(self, lead, rounds_left, trust):
        self.lead, self.later, self.trust = lead, rounds_left * ROUND_SPREAD ** 2, trust

    def worth(self, ahead, spread, usual):
        """A lead at the end of the round as points for the match. `usual` is the spread of the position before the turn."""
        more = (slice(None),) + (None,) * (ahead.dim() - 1)
        lead, usual = self.lead[more], usual[more] ** 2
        least = self.later + LEAST_SPREAD ** 2
        return (lead + ahead) * ((least + usual) / (least + usual + self.trust * (spread ** 2 - usual))).sqrt() - lead


def foresee(net, r, seat, match=None):
    """By slot laid (0 to 7) or discarded (8 to 15): the lead after drawing from the stock, and from each pile (-inf where that cannot be)."""
    t = r.t
    v, third, there = r.view(seat)
    card = r.hand[:, seat]
    lane, rank = (card // 10).long(), card % 10
    mine = {name: x.gather(1, lane) for name, x in v.items()}
    mine_third = third.gather(1, lane)
    laid, dropped = lay_on(mine, rank), discard_on(mine, rank)
    groups = [v, laid, dropped, take_from(v, third), take_from(laid, mine_third)]
    every = {name: torch.cat([g[name] for g in groups], 1) for name in FIELDS}
    first = sense(every, r.bonus[:, None], t) @ net.parts[0]
    stock_time, pile_time = net.time(r.left - 1, t), net.time(r.left, t)
    stock = net.shares(first[:, :LANES + 2 * HAND], stock_time)
    pile = net.shares(first, pile_time)
    mask = there.float().unsqueeze(-1)
    sums = lambda s, time: (s[:, :LANES] * mask).sum(1) + torch.cat([time @ net.parts[5], (time @ net.parts[8]).unsqueeze(-1)], -1)
    width = stock.shape[-1]
    at = lane.unsqueeze(-1).expand(-1, -1, width)
    change = lambda s: s[:, LANES:LANES + 2 * HAND] - s[:, :LANES].gather(1, at).repeat(1, 2, 1)
    total = sums(pile, pile_time)
    usual = net.spread(total, pile_time) if match else None

    def lead(totals, time):
        points = net.joined(totals)
        if match is None:
            return points
        return match.worth(points, net.spread(totals, time[(slice(None),) + (None,) * (totals.dim() - 2)]), usual)
    drawn = lead(sums(stock, stock_time).unsqueeze(1) + change(stock), stock_time)
    takes = pile[:, 22:28] - pile[:, :LANES]
    taken = lead((total.unsqueeze(1) + change(pile)).unsqueeze(2) + takes.unsqueeze(1), pile_time)
    both = lead(total.unsqueeze(1) + pile[:, 28:36] - pile[:, :LANES].gather(1, at), pile_time)
    twice = lane.repeat(1, 2)
    same = torch.arange(LANES, device=r.device) == twice.unsqueeze(-1)
    same_value = torch.cat([both, torch.full_like(both, -1e9)], 1)
    taken = torch.where(same, same_value.unsqueeze(-1), taken)
    taken = taken.masked_fill((r.height == 0).unsqueeze(1), -1e9)
    last = (r.left == 1)
    exact = r.lead(seat).unsqueeze(1).float()
    points = lambda x: column_points(x['cards'], x['sum'], x['wagers'], r.bonus[:, None])
    gained = torch.cat([points(laid) - points(mine), torch.zeros_like(rank)], 1)
    exact = exact + gained
    if match is not None:
        exact = match.worth(exact, torch.zeros_like(exact), usual)
    drawn = torch.where(last.unsqueeze(1), exact, drawn)
    return drawn, taken


def can(r, seat):
    """Which of the sixteen may be played: a card that fits may be laid, any discarded."""
    card = r.hand[:, seat]
    lane, rank = (card // 10).long(), card % 10
    top = r.top[:, seat].gather(1, lane)
    fits = torch.where(rank == 0, top == 0, rank > top)
    return torch.cat([fits, torch.ones_like(fits)], 1)


# --- What the weights think ------------------------------------------------------------------------------------------

class Outlook:
    """worth.ts: a seat's position in figures. Weights are by game."""

    def __init__(self, r, seat, to_draw, w):
        self.r, self.seat, self.w, self.t = r, seat, w, r.t
        t = r.t
        self.turns = ((r.left + 1) >> 1) - int(to_draw)
        self.v, _, self.there = r.view(seat)
        v = self.v
        begun = v['cards'] > 0
        ready_sets = torch.where(begun, v['held'] & t.above[v['top'].long()], 0)
        self.ready = t.count[ready_sets.long()].sum(1)
        self.begun = begun.int().sum(1)
        self.least = self.least_kept()
        self.late = 1 - self.turns / OWN_TURNS
        other = 1 - seat
        open_cards = (t.count[r.known[:, other].long()] + r.known_wagers[:, other]).sum(1)
        hidden = r.left + HAND - open_cards
        spare = ((self.turns - self.ready).clamp(min=0) / w['slack']).clamp(max=1)
        self.chance = w['hope'] * spare * self.turns / hidden.clamp(min=1)
        self.now = self.worth(v, v['held'], v['held_wagers'])

    def least_kept(self):
        r, seat = self.r, self.seat
        card = r.hand[:, seat]
        lane, rank = (card // 10).long(), card % 10
        top, cards, wagers = (x[:, seat].gather(1, lane) for x in (r.top, r.cards, r.wagers))
        held = (r.held[:, seat].gather(1, lane) >> rank) & 1 > 0
        is_ready = held & (rank > top) & (cards > 0)
        points = torch.where(is_ready, (rank + 1) * (1 + wagers), 0).sort(1, descending=True).values
        at = (self.turns - 1).clamp(0, HAND - 1).long()
        least = points.gather(1, at.unsqueeze(1)).squeeze(1)
        return torch.where((self.turns > 0) & (self.ready >= self.turns), least, 0)

    def project(self, v, top, total, wagers, cards, held, held_wagers):
        r, w, t = self.r, self.w, self.t
        up = lambda x: x.unsqueeze(1)
        above = t.above[top.long()]
        unseen = v['unseen'] & above
        now = 1 + wagers
        rank = ((up(self.least) + now - 1) // now - 1).clamp(1, 10)
        in_hand = held & above & t.above[(rank - 1).long()]
        later = torch.where(top == 0, held_wagers, 0)
        factor = 1 + wagers + later
        rivalry = torch.where(v['their_cards'] > 0, 1 - up(w['rival']), torch.ones_like(up(w['rival'])))
        chance = up(self.chance) * rivalry * (1 + up(w['bold']) * (factor - 1))
        number = lambda table, mask: table[mask.long()]
        whole = total + number(t.sum, in_hand) + chance * number(t.sum, unseen)
        length = cards + number(t.count, in_hand) + later + chance * number(t.count, unseen)
        long = up(w['long'])
        bonus = ((length - long) / (up(r.bonus) + 0.5 - long)).clamp(0, 1)
        return (whole - COST) * factor + BONUS * bonus

    def worth(self, v, held, held_wagers):
        w = self.w
        points = self.project(v, v['top'], v['sum'], v['wagers'], v['cards'], held, held_wagers)
        least = (w['open'] + w['openMany'] * self.begun + w['openLate'] * self.late).unsqueeze(1)
        promise = torch.where(points > least, w['promise'].unsqueeze(1) * (points - least), 0)
        return torch.where(v['cards'] > 0, points, promise)

    def feeds(self, v, rank):
        w = {name: x.unsqueeze(1) for name, x in self.w.items()}
        late = self.late.unsqueeze(1)
        begun = w['feedBegun'] * (1 + w['feedLate'] * late) * (rank + 1) * (1 + v['their_wagers'])
        points = torch.where(v['their_cards'] == 0, w['feedNew'] * (rank + 1), begun)
        points = torch.where(rank <= v['their_top'], 0, points)
        return torch.where(rank == 0, torch.where(v['their_top'] == 0, w['feedWager'], 0), points)

    def cards(self):
        """What laying (0 to 7) and discarding (8 to 15) each slot seems worth."""
        r = self.r
        card = r.hand[:, self.seat]
        lane, rank = (card // 10).long(), card % 10
        v = {name: x.gather(1, lane) for name, x in self.v.items()}
        now = self.now.gather(1, lane)
        w = {name: x.unsqueeze(1) for name, x in self.w.items()}
        least = w['openMany'] * self.begun.unsqueeze(1) + w['openLate'] * self.late.unsqueeze(1)
        is_begun = v['cards'] > 0
        zero = torch.zeros_like(rank)
        wager = self.project(v, zero, zero, v['wagers'] + 1, v['cards'] + 1, v['held'], v['held_wagers'] - 1)
        wager = wager - torch.where(is_begun, 0, w['openWager'] + least) - now + w['lay'] + w['wager']
        number = self.project(v, rank, v['sum'] + rank + 1, v['wagers'], v['cards'] + 1, v['held'], zero)
        jumped = v['unseen'] & self.t.above[v['top'].long()] & ~self.t.above[(rank - 1).clamp(min=0).long()]
        lost = w['gap'] * self.chance.unsqueeze(1) * self.t.sum[jumped.long()] * (1 + v['wagers'])
        number = number - torch.where(is_begun, 0, w['open'] + least) - now + w['lay'] - lost
        bit = torch.where(rank == 0, 0, 1 << rank)
        loss = self.worth(v, v['held'] & ~bit, v['held_wagers'] - (rank == 0).int()) - now
        fed = self.feeds(v, rank)
        dropped = loss - fed - torch.where(loss == 0, w['keep'] * fed, 0)
        dropped = dropped + torch.where(v['pile'] >= 0, self.feeds(v, v['pile'].clamp(min=0)), 0)
        short = (self.ready >= self.turns).unsqueeze(1)
        dropped = torch.where(short, dropped - w['haste'] * self.least.unsqueeze(1), dropped)
        return torch.cat([torch.where(rank == 0, wager, number), dropped], 1)

    def draws(self):
        """What a card of the stock seems worth, and the top of each pile (-1e9 where that cannot be taken)."""
        r, v = self.r, self.v
        w = {name: x.unsqueeze(1) for name, x in self.w.items()}
        stock = self.w['stock'] + self.w['stockLate'] * self.late
        rank = v['pile'].clamp(min=0)
        held = v['held'] | torch.where(rank == 0, 0, 1 << rank)
        gain = self.worth(v, held, v['held_wagers'] + (rank == 0).int()) - self.now + w['deny'] * self.feeds(v, rank)
        up = lambda x: x.unsqueeze(1)
        rich, near = up(self.ready > self.turns), up(self.ready + 2 > self.turns)
        more = torch.where(rich, w['haste'] * up(self.least), torch.where(near, w['stall'].expand_as(up(self.ready)), 0))
        gain = torch.where(up(r.left >> 1 <= self.turns), gain, gain + more)
        shut = (r.height == 0) | (torch.arange(LANES, device=r.device) == up(r.closed))
        return stock, gain.masked_fill(shut, -1e9)


def weights_turn(r, seat, w):
    """The weights' card: slot and whether it is laid."""
    points = Outlook(r, seat, False, w).cards().masked_fill(~can(r, seat), -1e9)
    # Of equals the first in the order of the rules' own list.
    card = r.hand[:, seat]
    best = (points - 2e-5 * torch.cat([2 * card, 2 * card + 1], 1)).argmax(1)
    return best % HAND, best < HAND


def weights_draw(r, seat, w):
    stock, piles = Outlook(r, seat, True, w).draws()
    best = piles.max(1)
    return torch.where(best.values > stock, best.indices, -1)


# --- Who plays -------------------------------------------------------------------------------------------------------

class Glance:
    """A net and a share of what the tuned weights say: glance.ts."""

    def __init__(self, net, advice, weights):
        self.net, self.advice, self.weights = net, advice, weights
        # What the matches of these rounds stand at; the round alone counts where it is not known.
        self.match = None

    def cards(self, r, seat):
        """What each card leads to, and what is kept for the draw after it."""
        drawn, taken = foresee(self.net, r, seat, self.match)
        value = torch.maximum(drawn, taken.max(2).values - RELUCTANCE)
        if self.advice > 0:
            value = value + self.advice * Outlook(r, seat, False, like(self.weights, r.left)).cards()
        return value.masked_fill(~can(r, seat), -1e9), drawn, taken

    def draw(self, r, seat, drawn, taken):
        """The pile to draw from, after the card; -1 for the stock. `drawn` and `taken` are those of the card played."""
        if self.advice > 0:
            stock, piles = Outlook(r, seat, True, like(self.weights, r.left)).draws()
            drawn, taken = drawn + self.advice * stock, taken + self.advice * piles
        best = taken.max(1)
        return torch.where(best.values - RELUCTANCE > drawn, best.indices, -1)


def like(weights, one):
    """A table of weights, the same in every game."""
    return {name: torch.full(one.shape, float(x), device=one.device) for name, x in weights.items()}


def pick(x, at):
    """Of each game's sixteen (or so many) the one at `at`."""
    return x.gather(1, at.view(-1, *([1] * (x.dim() - 1))).expand(-1, 1, *x.shape[2:])).squeeze(1)


def play_turn(r, seat, player):
    """A whole turn of all games by a glance or a table of weights."""
    if isinstance(player, Glance):
        value, drawn, taken = player.cards(r, seat)
        best = value.argmax(1)
        r.put_down(seat, best % HAND, best < HAND)
        r.draw(seat, player.draw(r, seat, pick(drawn, best), pick(taken, best)))
        return
    w = like(player, r.left)
    r.put_down(seat, *weights_turn(r, seat, w))
    r.draw(seat, weights_draw(r, seat, w))


def play_rounds(deck, lanes, bonus, players, tables):
    """The leads of seat 0 at the end of these rounds."""
    r = Round(len(deck), deck.device, tables)
    r.set_up(deck, lanes, bonus)
    turn = 0
    while turn < 160 and (turn < 40 or turn % 4 != 0 or not bool(r.over.all())):
        play_turn(r, turn % 2, players[turn % 2])
        turn += 1
    return r.lead(0)
