"""Learns a net from positions with PyTorch, on a GPU where there is one.

    python3 scripts/nets/learn.py <folders of positions> --layout <number> --inputs <number> --out net.bin

Reads what `node scripts/nets.ts positions` writes (rows of position-file.ts) and writes what `packages/bots/src/net`
reads: the same net file as the learner in TypeScript (learn.ts). `node scripts/nets.ts about <game>` tells layout and inputs.
"""
import argparse
import glob
import json
import math
import os
import struct
import time

import numpy as np
import torch

ROOM = 126
ROW = ROOM + 2
NOTHING = 0xFFFF
WHOLE = 840
MARGIN_SCALE = 20
MARGIN_SHARE = 0.3
TOP, DROP1, DROP2 = 1023, 10, 19
LIMIT = 1.9


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('folders', nargs='+')
    parser.add_argument('--layout', type=int, required=True)
    parser.add_argument('--inputs', type=int, required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--hidden', type=int, default=128)
    parser.add_argument('--deep', type=int, default=64)
    parser.add_argument('--epochs', type=float, default=6)
    parser.add_argument('--batch', type=int, default=16384)
    parser.add_argument('--rate', type=float, default=0.002)
    parser.add_argument('--decay', type=float, default=0.01)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--most', type=int, default=60_000_000, help='rows read at most')
    parser.add_argument('--seconds', type=float, default=1e9, help='the epochs are cut to fit')
    parser.add_argument('--begin', help='a checkpoint (.pt) to go on from')
    return parser.parse_args()


def read(folders, most):
    files = sorted(name for folder in folders for name in glob.glob(os.path.join(folder, '*.positions')))
    rows, count = [], 0
    for name in files:
        part = np.fromfile(name, dtype='<u2').reshape(-1, ROW)
        rows.append(part)
        count += len(part)
        if count >= most:
            break
    return np.concatenate(rows)


class Net(torch.nn.Module):
    """Hidden units lie between 0 and 1."""

    def __init__(self, inputs, hidden, deep, outputs):
        super().__init__()
        self.first = torch.nn.Linear(inputs, hidden)
        self.next = torch.nn.Linear(hidden, deep)
        self.last = torch.nn.Linear(deep, outputs)
        torch.nn.init.uniform_(self.first.weight, -0.1, 0.1)
        torch.nn.init.constant_(self.first.bias, 0.2)
        torch.nn.init.constant_(self.next.bias, 0.2)

    def forward(self, x):
        return self.last(self.next(self.first(x).clamp(0, 1)).clamp(0, 1))


def spread(on, inputs):
    """Inputs by number, the row filled with NOTHING, as one vector of counts each."""
    at = on.long() & NOTHING
    at[at == NOTHING] = inputs
    x = torch.zeros(len(on), inputs + 1, device=on.device)
    x.scatter_add_(1, at, torch.ones_like(at, dtype=x.dtype))
    return x[:, :inputs]


def loss_of(net, part, inputs):
    said = net(spread(part[:, :ROOM], inputs))
    win = part[:, ROOM].float() / WHOLE
    margin = part[:, ROOM + 1].float() / MARGIN_SCALE
    entropy = torch.nn.functional.binary_cross_entropy_with_logits(said[:, 0], win)
    return entropy, entropy + MARGIN_SHARE * ((said[:, 1] - margin) ** 2).mean()


def held_out(net, rows, inputs, batch):
    with torch.no_grad():
        parts = [(loss_of(net, rows[at : at + batch], inputs)[0].item(), len(rows[at : at + batch])) for at in range(0, len(rows), batch)]
    return sum(value * count for value, count in parts) / sum(count for _, count in parts)


def write(net, layout, name):
    """In whole numbers, as scripts/nets/quantise.ts: each unit's weights in the measure of its greatest."""
    w1, b1 = net.first.weight.detach().cpu().double().numpy(), net.first.bias.detach().cpu().double().numpy()
    w2, b2 = net.next.weight.detach().cpu().double().numpy(), net.next.bias.detach().cpu().double().numpy()
    w3, b3 = net.last.weight.detach().cpu().double().numpy(), net.last.bias.detach().cpu().double().numpy()
    g1, g2, g3 = (np.maximum(np.abs(w).max(axis=1), 1e-6) / 127 for w in (w1, w2, w3))
    i4 = lambda values: np.rint(values).astype('<i4').tobytes()
    i1 = lambda weights, grain: np.rint(weights / grain[:, None]).astype(np.int8)
    with open(name, 'wb') as file:
        file.write(struct.pack('<4sHHHHI', b'SGN1', w1.shape[1], w1.shape[0], w2.shape[0], w3.shape[0], layout))
        file.write(i4(np.clip(b1 / g1, -16383, 16383)) + i4(g1 * TOP * 2**DROP1))
        file.write(i4(b2 * TOP / g2) + i4(g2 * 2**DROP2))
        file.write(i4(b3 * TOP / g3) + (g3 / TOP).astype('<f4').tobytes())
        file.write(np.ascontiguousarray(i1(w1, g1).T).tobytes())
        file.write(i1(w2, g2).tobytes() + i1(w3, g3).tobytes())


def main():
    wish = arguments()
    torch.manual_seed(wish.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    began = time.time()
    rows = torch.from_numpy(read(wish.folders, wish.most).view(np.int16)).to(device)
    kept = max(1, min(len(rows) // 20, 400_000))
    taught, held = rows[:-kept], rows[-kept:]
    win = held[:, ROOM].double().mean().item() / WHOLE
    print(json.dumps({'rows': len(rows), 'held': kept, 'device': device, 'read_s': round(time.time() - began, 1),
                      'no_knowledge': -win * math.log(win) - (1 - win) * math.log(1 - win)}), flush=True)
    net = Net(wish.inputs, wish.hidden, wish.deep, 2).to(device)
    if wish.begin:
        net.load_state_dict(torch.load(wish.begin))
    decayed = [net.first.weight, net.next.weight]
    others = [p for p in net.parameters() if not any(p is d for d in decayed)]
    adam = torch.optim.AdamW([{'params': decayed, 'weight_decay': wish.decay}, {'params': others, 'weight_decay': 0}], lr=wish.rate)
    per_epoch = math.ceil(len(taught) / wish.batch)
    steps = max(1, int(wish.epochs * per_epoch))
    began, step, order = time.time(), 0, None
    while step < steps:
        if step % per_epoch == 0:
            order = torch.randperm(len(taught), device=device)
        at = (step % per_epoch) * wish.batch
        done = max(step / steps, (time.time() - began) / wish.seconds)
        if done >= 1:
            break
        for group in adam.param_groups:
            group['lr'] = wish.rate * (1 + math.cos(math.pi * done)) / 2
        _, loss = loss_of(net, taught[order[at : at + wish.batch]], wish.inputs)
        adam.zero_grad(set_to_none=True)
        loss.backward()
        adam.step()
        with torch.no_grad():
            net.next.weight.clamp_(-LIMIT, LIMIT)
        step += 1
        if step % max(1, per_epoch // 2) == 0 or step == steps:
            print(json.dumps({'epoch': round(step / per_epoch, 2), 'heldOut': round(held_out(net, held, wish.inputs, wish.batch), 5),
                              'lessons': round(loss.item(), 4), 'seconds': round(time.time() - began, 1)}), flush=True)
    print(json.dumps({'heldOut': round(held_out(net, held, wish.inputs, wish.batch), 5), 'steps': step, 'seconds': round(time.time() - began, 1)}), flush=True)
    write(net, wish.layout, wish.out)
    torch.save(net.state_dict(), wish.out + '.pt')


main()
