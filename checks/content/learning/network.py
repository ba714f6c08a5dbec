"""The network that marks ideas, as it is learned; `marking/network.ts` of the drafting engine reads what is learned here."""

import torch
import torch.nn as nn
import torch.nn.functional as F

WIDTHS = dict(
    tag=16, speech=8, shape=8, sort=4, verb=2, name=2, joint=4, item=3, head=3, gap=4, pos=6, place=4, under=3, suf2=10,
    suf3=12, pre2=8,
)
MEANING, SPELLING, SIGNS, HEADING, SENTENCE, HIDDEN = 100, 20, 40, 20, 64, 128


class Chain(nn.Module):
    """The last layer of a conditional random field: what a label is worth behind another."""

    def __init__(self, labels, joints):
        super().__init__()
        self.tr = nn.Parameter(torch.randn(joints, labels, labels) * 0.05)
        self.start = nn.Parameter(torch.zeros(labels))

    def loss(self, scores, labels, mask, joints):
        gold = (scores.gather(2, labels[..., None])[..., 0] * mask).sum(1) + self.start[labels[:, 0]]
        gold = gold + (self.tr[joints[:, 1:], labels[:, :-1], labels[:, 1:]] * mask[:, 1:]).sum(1)
        ahead, steps = scores[:, 0] + self.start, self.tr.exp()
        for at in range(1, scores.shape[1]):
            most = ahead.max(1, keepdim=True)[0].detach()
            ways = torch.bmm((ahead - most).exp()[:, None], steps[joints[:, at]])[:, 0]
            following = ways.clamp(min=1e-30).log() + most + scores[:, at]
            ahead = torch.where(mask[:, at, None], following, ahead)
        return (torch.logsumexp(ahead, 1) - gold).sum()


class BothWays(nn.Module):
    def __init__(self, width, hidden):
        super().__init__()
        self.f, self.b = (nn.LSTM(width, hidden, batch_first=True) for _ in range(2))
        for memory in (self.f, self.b):
            nn.init.orthogonal_(memory.weight_hh_l0)
            memory.bias_ih_l0.data.zero_()
            memory.bias_hh_l0.data.zero_()
            memory.bias_ih_l0.data[hidden : 2 * hidden] = 1

    def forward(self, rows, back):
        turned = back[..., None]
        behind, _ = self.b(rows.gather(1, turned.expand(-1, -1, rows.shape[2])))
        return torch.cat([self.f(rows)[0], behind.gather(1, turned.expand(-1, -1, behind.shape[2]))], 2)


class Network(nn.Module):
    def __init__(self, vocabulary, hidden=144, drop=0.4):
        super().__init__()
        self.drop = drop
        classes = vocabulary['classes']
        roles, labels = len(vocabulary['roles']), len(vocabulary['labels'])
        self.we = nn.Embedding(len(vocabulary['words']), MEANING, padding_idx=0)
        self.ce = nn.Embedding(len(vocabulary['letters']) + 2, SPELLING, padding_idx=0)
        self.conv = nn.Conv1d(SPELLING, SIGNS, 3, padding=1)
        self.ke = nn.ModuleList(nn.Embedding(len(values) + 2, WIDTHS[name]) for name, values in classes.items())
        for table in self.ke:
            table.weight.data.mul_(0.4)
        self.hp = nn.Linear(MEANING, HEADING)
        self.l1 = BothWays(MEANING + SIGNS + sum(WIDTHS[name] for name in classes) + HEADING, hidden)
        self.l2 = BothWays(2 * hidden + SENTENCE, hidden)
        self.sp, self.sp2 = nn.Linear(2 * hidden, SENTENCE), nn.Linear(2 * hidden, SENTENCE)
        self.rh, self.ro = nn.Linear(2 * hidden, roles), nn.Linear(SENTENCE, roles)
        self.s1, self.s2 = nn.Linear(4 * hidden + roles, HIDDEN), nn.Linear(HIDDEN, labels)
        self.rc, self.sc = Chain(roles, 5), Chain(labels, 4)

    def left_out(self, rows, share):
        """The same numbers are left out of every word of an idea."""
        if not self.training or share == 0:
            return rows
        return rows * (torch.rand(rows.shape[0], 1, rows.shape[2]) > share).float() / (1 - share)

    def in_sentences(self, rows, b):
        return rows.reshape((b['many'] * b['most'],) + rows.shape[2:])[b['places']]

    def most(self, rows, b):
        return self.in_sentences(rows, b).masked_fill(~b['inside'][..., None], -1e4).max(1)[0].clamp(min=-1e3)

    def entering(self, b, unknown):
        words, classes = b['w'], b['k']
        if self.training:
            words = torch.where((torch.rand(words.shape) < unknown) & (words > 2), torch.ones_like(words), words)
            classes = torch.where(torch.rand(classes.shape) < 0.05, torch.ones_like(classes), classes)
        letters = self.ce(b['c']).reshape(-1, b['c'].shape[2], SPELLING).transpose(1, 2)
        signs = F.relu(self.conv(letters)).max(2)[0].reshape(b['many'], b['most'], -1)
        there = (b['headings'] > 0).float()
        count = there.sum(1, keepdim=True)
        heading = (self.we(b['headings']) * there[..., None]).sum(1) / count.clamp(min=1)
        heading = torch.tanh(self.hp(heading)) * (count > 0).float()
        own = [table(classes[..., at]) for at, table in enumerate(self.ke)]
        return torch.cat([self.we(words), signs] + own + [heading[b['sentence']]], 2)

    def forward(self, b, unknown=0.0):
        rows = self.left_out(self.entering(b, unknown), self.drop * 0.6)
        first = self.left_out(self.l1(rows, b['back']), self.drop)
        whole = torch.tanh(self.sp(self.most(first, b)))[b['sentence']]
        second = self.left_out(self.l2(torch.cat([first, whole], 2), b['back']), self.drop)
        again = torch.tanh(self.sp2(self.most(second, b)))[b['sentence']]
        roles = self.rh(second) + self.ro(again)
        told = torch.softmax(roles, 2).detach()
        hidden = torch.relu(self.s1(torch.cat([first, second, told], 2)))
        return roles, self.s2(self.left_out(hidden, 0.2))

    def loss(self, b, unknown):
        roles, labels = self(b, unknown)
        of_roles = self.rc.loss(roles, b['r'], b['mask'], b['joint'])
        return of_roles + self.sc.loss(
            self.in_sentences(labels, b), self.in_sentences(b['l'], b), b['inside'], self.in_sentences(b['within'], b)
        )
