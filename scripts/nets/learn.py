"""Trains a net on positions with PyTorch, on a GPU if there is one.

    python3 scripts/nets/learn.py <folders of positions> --layout <number> --inputs <number> --out net.bin

Reads what `node scripts/nets.ts positions` writes (rows of position-file.ts) and writes what `packages/bots/src/net`
reads: the same net file as the learner in TypeScript (learn.ts). `node scripts/nets.ts about <game>` prints layout and inputs.
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
CHOICE_ROOM = 158
PAIRS = 32
CHOICE_ROW = CHOICE_ROOM + 2 * PAIRS
FINE = 50_000
UNIT = 0.02
# How much the worth of what the net would choose counts beside how well it tells what each answer is worth.
SHARPEN = 0


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('folders', nargs='+')
    parser.add_argument('--layout', type=int, required=True)
    parser.add_argument('--inputs', type=int, required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--outputs', type=int, default=0, help='a policy net with so many answers, from choices')
    parser.add_argument('--hidden', type=int, default=128)
    parser.add_argument('--deep', type=int, default=64)
    parser.add_argument('--epochs', type=float, default=6)
    parser.add_argument('--sharpen', type=float, default=2)
    parser.add_argument('--batch', type=int, default=16384)
    parser.add_argument('--rate', type=float, default=0.002)
    parser.add_argument('--decay', type=float, default=0.01)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--most', type=int, default=60_000_000, help='rows read at most')
    parser.add_argument('--seconds', type=float, default=1e9, help='the epochs are cut to fit')
    parser.add_argument('--begin', help='a net (.bin) or a checkpoint (.pt) to start from')
    return parser.parse_args()


def read(folders, most, width):
    files = sorted(name for folder in folders for name in glob.glob(os.path.join(folder, '*.positions')))
    rows, count = [], 0
    for name in files:
        part = np.fromfile(name, dtype='<u2').reshape(-1, width)
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


def choices_of(net, part, inputs):
    """What the net says of each answer, what the search found, and which places hold one; both as units about their mean."""
    pairs = part[:, CHOICE_ROOM:].long() & NOTHING
    answers, worth = pairs[:, 0::2], pairs[:, 1::2].float() / FINE / UNIT
    there = answers != NOTHING
    said = net(spread(part[:, :CHOICE_ROOM], inputs)).gather(1, answers.masked_fill(~there, 0))
    count = there.sum(1, keepdim=True)
    about = lambda values: (values - (values * there).sum(1, keepdim=True) / count).masked_fill(~there, 0)
    return about(said), about(worth), there


def choice_loss(net, part, inputs):
    said, worth, there = choices_of(net, part, inputs)
    off = (said - worth).abs()
    loss = (torch.where(off < 3, off * off / 2, 3 * off - 4.5) * there).sum(1).mean()
    if SHARPEN > 0:
        share = torch.softmax((said / 0.5).masked_fill(~there, -1e9), 1)
        loss = loss - SHARPEN * (share * worth).sum(1).mean()
    return loss, loss


def choice_gain(net, rows, inputs, batch):
    """What the net's choices gain over the policy's in the mean, as utility, with its standard error; what the search saw is noisy but fair."""
    with torch.no_grad():
        gains = []
        for at in range(0, len(rows), batch):
            said, worth, there = choices_of(net, rows[at : at + batch], inputs)
            best = said.masked_fill(~there, -1e9).argmax(1, keepdim=True)
            gains.append((worth.gather(1, best)[:, 0] - worth[:, 0]) * UNIT)
        gains = torch.cat(gains).double()
    return {'gain': round(gains.mean().item(), 5), 'error': round(gains.std().item() / math.sqrt(len(gains)), 5)}


def held_out(net, rows, inputs, batch):
    with torch.no_grad():
        parts = [(loss_of(net, rows[at : at + batch], inputs)[0].item(), len(rows[at : at + batch])) for at in range(0, len(rows), batch)]
    return sum(value * count for value, count in parts) / sum(count for _, count in parts)


def no_knowledge(held):
    win = held[:, ROOM].double().mean().item() / WHOLE
    return {'no_knowledge': -win * math.log(win) - (1 - win) * math.log(1 - win)}


def forget_unseen(net, rows, inputs, batch):
    """Of inputs that never were on nothing is known: noughts, which also pack well."""
    with torch.no_grad():
        seen = sum(spread(rows[at : at + batch, :CHOICE_ROOM], inputs).sum(0) for at in range(0, len(rows), batch))
        net.first.weight[:, seen == 0] = 0


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


def fractions(name):
    """A net in whole numbers read back: what `write` has written, to the rounding."""
    data = open(name, 'rb').read()
    _, inputs, hidden, deep, outputs, _ = struct.unpack('<4sHHHHI', data[:16])
    at = 16

    def take(kind, *shape):
        nonlocal at
        part = np.frombuffer(data, kind, math.prod(shape), at).reshape(shape)
        at += part.nbytes
        return part.astype(np.float64)

    b1, g1 = take('<i4', hidden), take('<i4', hidden) / (TOP * 2**DROP1)
    b2, g2 = take('<i4', deep), take('<i4', deep) / 2**DROP2
    b3, g3 = take('<i4', outputs), take('<f4', outputs) * TOP
    w1, w2, w3 = take('i1', inputs, hidden).T, take('i1', deep, hidden), take('i1', outputs, deep)
    tensor = lambda values: torch.tensor(np.ascontiguousarray(values), dtype=torch.float32)
    return {'first.weight': tensor(w1 * g1[:, None]), 'first.bias': tensor(b1 * g1), 'next.weight': tensor(w2 * g2[:, None]),
            'next.bias': tensor(b2 * g2 / TOP), 'last.weight': tensor(w3 * g3[:, None]), 'last.bias': tensor(b3 * g3 / TOP)}


def main():
    global SHARPEN
    wish = arguments()
    SHARPEN = wish.sharpen
    torch.manual_seed(wish.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    began = time.time()
    rows = torch.from_numpy(read(wish.folders, wish.most, CHOICE_ROW if wish.outputs else ROW).view(np.int16)).to(device)
    kept = max(1, min(len(rows) // 20, 400_000))
    taught, held = rows[:-kept], rows[-kept:]
    print(json.dumps({'rows': len(rows), 'held': kept, 'device': device, 'read_s': round(time.time() - began, 1)} | ({} if wish.outputs else no_knowledge(held))), flush=True)
    net = Net(wish.inputs, wish.hidden, wish.deep, wish.outputs or 2).to(device)
    learn_from = choice_loss if wish.outputs else loss_of
    tell = lambda: choice_gain(net, held, wish.inputs, wish.batch) if wish.outputs else {'heldOut': round(held_out(net, held, wish.inputs, wish.batch), 5)}
    if wish.begin:
        net.load_state_dict(fractions(wish.begin) if wish.begin.endswith('.bin') else torch.load(wish.begin))
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
        _, loss = learn_from(net, taught[order[at : at + wish.batch]], wish.inputs)
        adam.zero_grad(set_to_none=True)
        loss.backward()
        adam.step()
        with torch.no_grad():
            net.next.weight.clamp_(-LIMIT, LIMIT)
        step += 1
        if step % max(1, per_epoch // 2) == 0 or step == steps:
            print(json.dumps({'epoch': round(step / per_epoch, 2), **tell(), 'lessons': round(loss.item(), 4), 'seconds': round(time.time() - began, 1)}), flush=True)
    print(json.dumps({**tell(), 'steps': step, 'seconds': round(time.time() - began, 1)}), flush=True)
    if wish.outputs:
        forget_unseen(net, taught, wish.inputs, wish.batch)
    write(net, wish.layout, wish.out)
    torch.save(net.state_dict(), wish.out + '.pt')


main()
