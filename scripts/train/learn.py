"""Trains the net of Lost Cities on the rows of `node scripts/rounds.ts rows`, with PyTorch, on a GPU if there is one.

    python3 scripts/train/learn.py rows-*.bin --begin net.json --out net.json --seconds 25

Form and order of the weights are those of packages/bots/src/lost-cities/net.ts. As in learner.ts, the difference between
two turns of one position counts twice as much as the value of each.
"""
import argparse
import json
import math
import time

import numpy as np
import torch

HIDDEN, DEEP, JOINED, SCALE = 48, 32, 16, 40
INPUTS, MEASURES, BYTES = 125, 12, 16
STEPS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30, 36, 44]
TIMES = len(STEPS) + 1
LANE = MEASURES * 4 + BYTES
ROW = 16 + 6 * LANE
WAYS = 4
SHAPES = [(INPUTS, HIDDEN), (TIMES, HIDDEN), (HIDDEN, DEEP), (TIMES, DEEP), (DEEP, JOINED), (TIMES, JOINED), (DEEP,), (JOINED,), (TIMES,)]
KIND = np.dtype([('left', '<i4'), ('expeditions', '<i4'), ('lead', '<f4'), ('pad', '<i4'),
                 ('lanes', [('measures', '<f4', MEASURES), ('on', 'u1', BYTES)], 6)])
DIFFERENCE = 2


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('files', nargs='+')
    parser.add_argument('--begin', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--seconds', type=float, default=25)
    parser.add_argument('--epochs', type=float, default=12)
    parser.add_argument('--batch', type=int, default=1024, help='positions, of four turns each')
    parser.add_argument('--rate', type=float, default=0.001)
    parser.add_argument('--held', type=float, default=0.04)
    parser.add_argument('--seed', type=int, default=1)
    return parser.parse_args()


def read(files, device):
    rows = []
    for name in files:
        row = np.fromfile(name, dtype=KIND)
        rows.append(row[:len(row) // WAYS * WAYS].reshape(-1, WAYS))
    rows = np.concatenate(rows)
    put = lambda x: torch.from_numpy(np.ascontiguousarray(x)).to(device)
    return {'left': put(rows['left']), 'expeditions': put(rows['expeditions']), 'lead': put(rows['lead']),
            'measures': put(rows['lanes']['measures']).half(), 'on': put(rows['lanes']['on'])}


def look(rows, at):
    part = {name: x[at] for name, x in rows.items()}
    bits = torch.arange(8, device=part['on'].device, dtype=torch.uint8)
    on = (part['on'].unsqueeze(-1) >> bits) & 1
    on = on.flatten(-2)[..., :INPUTS - MEASURES].float()
    x = torch.cat([part['measures'].float(), on], -1)
    steps = torch.tensor(STEPS, device=x.device)
    t = (part['left'].unsqueeze(-1) <= steps).float()
    t = torch.cat([t, torch.ones_like(t[..., :1])], -1)
    there = (torch.arange(6, device=x.device) < part['expeditions'].unsqueeze(-1)).float().unsqueeze(-1)
    return x, t, there, part['lead'], (part['left'] > 0).float()


def foresee(w, x, t, there):
    a, t1, b, t2, c, t3, deep, joined, t4 = w
    h = torch.relu(x @ a + (t @ t1).unsqueeze(-2))
    d = torch.relu(h @ b + (t @ t2).unsqueeze(-2)) * there
    d = d.sum(-2)
    k = torch.relu(d @ c + t @ t3)
    return (d @ deep + k @ joined + t @ t4) * SCALE


def errors(w, batch):
    x, t, there, lead, counts = batch
    error = (foresee(w, x, t, there) - lead) * counts
    mid = error.sum(-1, keepdim=True) / counts.sum(-1, keepdim=True).clamp(min=1)
    return error, (error - mid) * counts


def judge(w, rows, held):
    """Squared errors, and what the turn it likes best brings over the player's own choice."""
    level = apart = gain = gain2 = count = 0
    with torch.no_grad():
        for part in held.split(4096):
            batch = look(rows, part)
            error, difference = errors(w, batch)
            x, t, there, lead, counts = batch
            said = foresee(w, x, t, there).masked_fill(counts == 0, -1e9)
            better = (lead.gather(1, said.argmax(1, keepdim=True)).squeeze(1) - lead[:, 0]) * counts[:, 0]
            level += (error ** 2).sum().item()
            apart += (difference ** 2).sum().item()
            gain += better.sum().item()
            gain2 += (better ** 2).sum().item()
            count += len(part)
    mean = gain / count
    return f'level {level / count / WAYS:.1f} apart {apart / count / WAYS:.2f} gain {mean:.3f} ± {math.sqrt((gain2 / count - mean ** 2) / count):.3f}'


def main():
    args = arguments()
    began = time.time()
    torch.manual_seed(args.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    rows = read(args.files, device)
    count = len(rows['left'])
    order = torch.randperm(count, device=device)
    held, taught = order[:int(count * args.held) + 1], order[int(count * args.held) + 1:]
    flat = torch.tensor(json.load(open(args.begin)), device=device)
    sizes = [math.prod(shape) for shape in SHAPES]
    w = [part.reshape(shape).clone().requires_grad_() for part, shape in zip(flat.split(sizes), SHAPES)]
    print(f'{count} positions, read in {time.time() - began:.1f} s; before: {judge(w, rows, held)}', flush=True)
    smooth = [x.detach().clone() for x in w]
    adam = torch.optim.Adam(w, lr=args.rate, eps=1e-8)
    per = max(1, len(taught) // args.batch)
    total = max(1, int(args.epochs * per))
    step = 0
    start = time.time()
    while step < total:
        taught = taught[torch.randperm(len(taught), device=device)]
        for i in range(per):
            # Ends in time: the rate follows whichever of steps and seconds is further on.
            done = max(step / total, (time.time() - start) / args.seconds)
            if done >= 1:
                step = total
                break
            for group in adam.param_groups:
                group['lr'] = args.rate * min(1, step / 50 + 0.02) * 0.5 * (1 + math.cos(math.pi * done))
            error, difference = errors(w, look(rows, taught[i * args.batch:(i + 1) * args.batch]))
            loss = (0.5 * (error ** 2).mean() + 0.5 * DIFFERENCE * (difference ** 2).mean()) / SCALE ** 2
            adam.zero_grad(set_to_none=True)
            loss.backward()
            adam.step()
            with torch.no_grad():
                for s, x in zip(smooth, w):
                    s.lerp_(x, 0.005)
            step += 1
        print(f'{time.time() - start:.1f} s, {step} steps: {judge(smooth, rows, held)}', flush=True)
    numbers = torch.cat([x.flatten() for x in smooth]).tolist()
    json.dump([round(x * 1024) / 1024 for x in numbers], open(args.out, 'w'))


main()
