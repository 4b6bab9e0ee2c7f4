"""Plays the deals of `node scripts/rounds.ts deals --out deals.json` with table.py and compares how the rounds end.

    python3 scripts/train/check_table.py deals.json
"""
import json
import sys

import torch

from table import Glance, Net, Tables, play_rounds


def main():
    content = json.load(open(sys.argv[1]))
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    tables = Tables(device)
    deals = content['deals']
    deck = torch.tensor([deal['deck'] + [0] * (72 - len(deal['deck'])) for deal in deals], dtype=torch.int32, device=device)
    lanes = torch.tensor([deal['expeditions'] for deal in deals], dtype=torch.int32, device=device)
    bonus = torch.tensor([deal['bonusFrom'] for deal in deals], dtype=torch.int32, device=device)
    weights = content['weights']
    players = {'heuristic': weights}
    for name, net in content['nets'].items():
        players[name] = Glance(Net.read(net['net'], device), net['advice'], weights)
    for pair, leads in content['leads'].items():
        first, second = pair.split(' ')
        with torch.no_grad():
            found = play_rounds(deck, lanes, bonus, [players[first], players[second]], tables)
        same = (found.cpu() == torch.tensor(leads)).float().mean().item()
        print(f'{first} against {second}: {100 * same:.1f}% of {len(deals)} rounds end alike')


main()
