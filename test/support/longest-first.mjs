// Jest's own order knows times only after a first run; a fresh clone has none.
import Sequencer from '@jest/test-sequencer';

/** The suites that wait most come first, so that both cores have work until the end. */
const ORDER = ['faults', 'start', 'api', 'queues', 'unit'];
const rank = ({ context }) => ORDER.indexOf(context.config.displayName?.name ?? '');

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
