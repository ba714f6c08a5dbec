"""Lessons as `learn.ts` writes them, a JSON line for each noted idea, and what of them is a number to the network."""

import json

import numpy as np
import torch

LETTERS = 14
ENDING = 5
HEADING_WORDS = 6
ANEW = 4


def read(path):
    with open(path, encoding='utf8') as file:
        return [json.loads(line) for line in file]


def plainly(word):
    return ''.join('0' if c.isdigit() else c for c in word).replace('’', "'").replace('‘', "'")


def vocabulary(lessons, vectors=None, most=20000):
    """Words, letters, classes, roles and labels of the lessons; `vectors` maps words to what they mean."""
    words, letters, classes, roles, labels = {}, {}, {}, set(), set()
    for lesson in lessons:
        for sentence in lesson['sentences']:
            roles |= set(sentence['roles'])
            labels |= set(sentence['labels'])
            for word in sentence['words']:
                key = plainly(word['lower'])
                words[key] = words.get(key, 0) + 1
                for letter in word['text']:
                    letters[letter] = letters.get(letter, 0) + 1
                for name, value in word['classes'].items():
                    seen = classes.setdefault(name, {})
                    seen[value] = seen.get(value, 0) + 1
    known = [w for w in list(vectors or {})[:most] if not any(c.isdigit() for c in w)]
    have = set(known)
    known += sorted(w for w, n in words.items() if w not in have and (n >= 3 or (n >= 2 and w in (vectors or {}))))
    endings = {'suf2', 'suf3', 'pre2'}

    def kept(name, seen):
        fewest = 5 if name in endings else 3 if name == 'shape' else 1
        return {v: at + 2 for at, v in enumerate(sorted(v for v, n in seen.items() if n >= fewest))}

    return dict(
        words=['<pad>', '<unknown>', '<edge>'] + known,
        letters={c: at + 2 for at, c in enumerate(sorted(c for c, n in letters.items() if n >= 5))},
        classes={name: kept(name, seen) for name, seen in classes.items()},
        roles=sorted(roles),
        labels=sorted(labels),
    )


class Numbers:
    """Turns lessons into numbers."""

    def __init__(self, vocabulary):
        self.all = vocabulary
        self.words = {w: at for at, w in enumerate(vocabulary['words'])}
        self.roles = {r: at for at, r in enumerate(vocabulary['roles'])}
        self.labels = {l: at for at, l in enumerate(vocabulary['labels'])}

    def word(self, lower, lemma):
        plain = plainly(lower)
        for one in (plain, plain.rstrip("'").replace("'s", ''), plainly(lemma)):
            if one in self.words:
                return self.words[one]
        return 1

    def letters(self, text):
        seen = text if len(text) <= LETTERS else text[: LETTERS - ENDING] + text[-ENDING:]
        found = [self.all['letters'].get(c, 1) for c in seen]
        return found + [0] * (LETTERS - len(found))

    def __call__(self, lesson):
        sentences = lesson['sentences']
        words = [w for s in sentences for w in s['words']]
        place = [at for at, s in enumerate(sentences) for _ in s['words']]
        joints = np.array([w['joint'] for w in words])
        opens = [at == 0 or place[at] != place[at - 1] for at in range(len(words))]
        return dict(
            w=np.array([self.word(w['lower'], w['lemma']) for w in words]),
            c=np.array([self.letters(w['text']) for w in words]),
            k=np.array([[q.get(w['classes'][n], 1) for n, q in self.all['classes'].items()] for w in words]),
            sentence=np.array(place),
            headings=[[self.word(h, h) for h in s['heading'].split()[:HEADING_WORDS]] for s in sentences],
            lengths=[len(s['words']) for s in sentences],
            joint=np.where(opens, ANEW, joints),
            within=joints,
            r=np.array([self.roles.get(r, 0) for s in sentences for r in s['roles']]),
            l=np.array([self.labels.get(l, 0) for s in sentences for l in s['labels']]),
        )


def batch(lessons):
    """Several lessons side by side, filled up to the length of the longest."""
    many, lengths = len(lessons), [len(one['w']) for one in lessons]
    most = max(lengths)

    def filled(key, shape=()):
        rows = np.zeros((many, most) + shape, dtype=np.int64)
        for at, one in enumerate(lessons):
            rows[at, : lengths[at]] = one[key]
        return torch.from_numpy(rows)

    length = torch.tensor(lengths)
    steps = torch.arange(most)[None]
    found = dict(many=many, most=most, mask=steps < length[:, None])
    found.update(w=filled('w'), c=filled('c', (LETTERS,)), k=filled('k', (lessons[0]['k'].shape[1],)))
    found.update(r=filled('r'), l=filled('l'), joint=filled('joint'), within=filled('within'))
    found['back'] = torch.where(found['mask'], length[:, None] - 1 - steps, steps)
    sentence, headings, starts, sizes, before = np.zeros((many, most), dtype=np.int64), [], [], [], 0
    for at, one in enumerate(lessons):
        sentence[at, : lengths[at]] = one['sentence'] + before
        before += len(one['lengths'])
        headings += one['headings']
        next_word = 0
        for size in one['lengths']:
            starts.append(at * most + next_word)
            sizes.append(size)
            next_word += size
    longest = max(1, max(len(h) for h in headings))
    found['sentence'] = torch.from_numpy(sentence)
    found['headings'] = torch.tensor([h + [0] * (longest - len(h)) for h in headings])
    start, size = torch.tensor(starts), torch.tensor(sizes)
    widest = torch.arange(max(1, int(size.max())))[None]
    found['places'] = (start[:, None] + widest).clamp(max=many * most - 1)
    found['inside'] = widest < size[:, None]
    return found
