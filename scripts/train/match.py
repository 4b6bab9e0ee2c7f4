"""Whether a net of Lost Cities gains by playing for the match: whole matches of three rounds, many at once.

    python3 scripts/train/match.py --company company.json --advice 0.15 net.json ...

For each net, against the tuned weights and the first champion's glance: the share of matches won, by how far its predicted
spread is trusted (with 0 it plays for the round). Each deal is played from both seats; half-widths are 95%.
"""
import argparse
import json
import math

import torch

from table import Glance, Net, Standing, Tables, play_rounds, shuffled

ROUNDS = 3


def matches(one, other, trust, count, t, device):
    """By match: its leads from both seats, `one` playing for the match."""
    generator = torch.Generator(device=device).manual_seed(5)
    lanes = torch.full((count,), 5, dtype=torch.int32, device=device)
    bonus = torch.full((count,), 8, dtype=torch.int32, device=device)
    leads = [torch.zeros(count, device=device), torch.zeros(count, device=device)]
    for round in range(ROUNDS):
        deck = shuffled(t, count, lanes, generator)
        for seat in range(2):
            one.match = Standing(leads[seat], ROUNDS - 1 - round, trust) if trust > 0 else None
            players = [one, other] if seat == 0 else [other, one]
            lead = play_rounds(deck, lanes, bonus, players, t).float()
            leads[seat] += lead if seat == 0 else -lead
    return leads


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('nets', nargs='+')
    parser.add_argument('--company', required=True)
    parser.add_argument('--advice', type=float, default=0.15)
    parser.add_argument('--count', type=int, default=16384)
    parser.add_argument('--trust', default='0,0.25,0.5,1')
    args = parser.parse_args()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    t = Tables(device)
    company = json.load(open(args.company))
    rivals = {'heuristic': company['weights'], 'first': Glance(Net.read(company['first'], device), 0.4, company['weights'])}
    for name in args.nets:
        one = Glance(Net.read(json.load(open(name)), device), args.advice, company['weights'])
        for rival, other in rivals.items():
            for trust in (float(x) for x in args.trust.split(',')):
                with torch.no_grad():
                    leads = matches(one, other, trust, args.count, t, device)
                won = sum((torch.sign(lead) + 1) / 2 for lead in leads) / 2
                points = sum(lead.mean().item() for lead in leads) / 2 / ROUNDS
                half = 196 * won.std().item() / math.sqrt(len(won))
                print(f'{name} against {rival}, trust {trust}: {100 * won.mean().item():.2f} ± {half:.2f}%, {points:+.2f} points a round', flush=True)


main()
