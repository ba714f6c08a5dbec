import type { Tag } from './tags.js';

/**
 * What it costs that one kind of word follows another: by the first, then each that may follow with its cost; what is not
 * listed costs nothing, or what `others` says. Set by hand on sentences of ideas; only differences matter.
 */
const table = `
  D: D 2 A 0 N1 0 N2 0 NP 0 C 0 VN 1 VG 0.8 R 1 I 3 P1 3
  A: V0 3 VP 2.2 VZ 2.2 VD 2 B 1.2 M 1.2 P1 2 P2 1.5 A 0.3 N1 0 N2 0 NP 0.4 C 1 I 0.6 CC 0.2 , 0.1 T 0.4 R 0.8
      VG 1 VN 1.2 S 0.5 D 1.5 W 1 ; 0.2 ) 0
  N1: N1 0.4 N2 0.35 NP 0.8 VP 2 VZ 0 VD 0.1 VN 0.5 VG 0.7 A 1.6 D 1.6 P1 1.6 P2 1.2 PO 3 V0 2.5 C 0.8
  N2: N1 1.5 N2 1.6 NP 1.2 VP 0 VZ 2.6 VD 0.1 VN 0.4 VG 0.5 A 1.4 D 1.6 P1 1.6 P2 1 PO 3 V0 2 C 0.9
  NP: N1 0.5 N2 0.4 NP 0.1 VP 2 VZ 0 VD 0.1 VN 0.6 VG 0.8 A 1.3 D 1.6 V0 2.5
  P1: VP 3 VZ 0 VD 0.1 N1 2.5 N2 2.5 D 2 P1 3 P2 3 V0 3 VN 1.5 A 1
  P2: VP 0 VZ 3.5 VD 0.1 N1 2.5 N2 2.5 D 2 P1 3 P2 3 V0 2 VN 2 A 2
  PO: N1 1.4 N2 1.4 D 0.6 A 0.8 VP 3 VZ 2.5 V0 1 VN 1
  C: N1 0 N2 0 NP 0.2 A 0 C 0.3 VP 2 VZ 2.5 V0 3 VD 2 M 1.5
  M: V0 0 R 0.2 VP 6 VZ 6 N1 6 N2 6 D 6 A 6 I 4 , 3 CC 2 P1 3 P2 2 VN 6 VD 6 B 6 NP 6
  T: V0 0 R 0.8
  B: VN 0 VG 0 A 0 D 0 R 0.1 N1 0.5 N2 0.5 NP 0.3 I 0.2 T 0.3 VD 3 VP 5 VZ 5 V0 5 C 0.1 W 0.4 S 0.5
  I: D 0 N1 0 N2 0 NP 0 A 0 C 0 VG 0.2 P1 0 PO 0 P2 1.2 W 0.4 VN 1.2 R 0.8 VP 6 VZ 6 VD 6 V0 6 M 6 B 6 T 4 CC 3
      , 3 I 1.2 S 3
  V0: , 0.5 CC 0.15 ; 0.6 V0 4 VP 5 VZ 4 VD 4 M 5 B 4 VN 1 VG 0.5 N1 0.55 N2 0.2 T 0.2 I 0.1
  VP: , 0.5 CC 0.15 ; 0.6 V0 4 VP 5 VZ 5 VD 4 M 5 B 4 VN 1 VG 0.5 N1 0.55 N2 0.2 T 0.2 I 0.1
  VZ: , 0.5 CC 0.15 ; 0.6 V0 4 VP 5 VZ 5 VD 4 M 5 B 4 VN 1 VG 0.5 N1 0.55 N2 0.2 T 0.2 I 0.1
  VD: , 0.5 CC 0.15 ; 0.6 V0 4 VP 5 VZ 5 VD 4 M 5 B 4 VN 1 VG 0.5 N1 0.55 N2 0.2 T 0.2 I 0.1
  VN: D 1.2 N1 0.8 N2 0.7 VP 3 VZ 3 VD 3 V0 4 VG 0.8 A 0.6 P1 2 P2 2
  VG: VP 3 VZ 2.5 VD 3 V0 4 M 2 B 1.5 N1 0.2 N2 0.1
  W: VP 0 VZ 0 VD 0 M 0 B 0 D 0.3 N1 0.4 N2 0.3 P1 0.2 P2 0.2 A 0.3 T 0.2 V0 3 VN 2 VG 2
  S: D 0 N1 0 N2 0 NP 0 P1 0 P2 0 A 0.3 C 0 VG 0.6 VN 0.7 VP 3 VZ 2 V0 3 I 0.8 T 1 W 0.3 R 0.4 M 3 B 2
      CC 3 , 2
  CC: P2 0.1
`;

/** After these nearly nothing else can stand. */
const others: Partial<Record<Tag, number>> = { D: 5, T: 7, M: 5 };

const follows: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  table
    .trim()
    .split(/\n(?=\s*\w+:)/)
    .map((row) => {
      const [first = '', rest = ''] = row.trim().split(/:\s/);
      const pairs = [...rest.matchAll(/(\S+) ([\d.]+)/g)];
      return [first, new Map(pairs.map(([, next = '', cost = '']) => [next, Number(cost)]))];
    }),
);

export const costOf = (first: Tag, next: Tag): number => follows.get(first)?.get(next) ?? others[first] ?? 0;
