// Jest's own order knows times only after a first run; a fresh clone has none.
import Sequencer from '@jest/test-sequencer';

/** The longest file comes first, then the suites that wait most, so that both cores have work until the end. */
const ORDER = ['start', 'faults', 'api', 'queues', 'unit'];
const rank = ({ context }) => ORDER.indexOf(context.config.displayName?.name ?? '');

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
