/**
 * The cap on calls at once to the model in this process, and the pause that a server asked for.
 * Slots are handed out in the order of asking.
 */
export class CallSlots {
  private free: number;
  private readonly queue: (() => void)[] = [];
  private pausedUntil = 0;

  constructor(readonly size: number) {
    this.free = size;
  }

  /** A slot, to be given back by calling the answer once. Null when `signal` ends the waiting. */
  async acquire(signal?: AbortSignal): Promise<(() => void) | null> {
    if (signal?.aborted) return null;
    if (this.free > 0) this.free -= 1;
    else if (!(await this.wait(signal))) return null;
    let given = true;
    return () => {
      if (!given) return;
      given = false;
      this.release();
    };
  }

  /** No call starts before then: when the server limits one caller, it limits all. */
  pause(ms: number, now: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, now + ms);
  }

  pauseLeft(now: number): number {
    return Math.max(0, this.pausedUntil - now);
  }

  private wait(signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const granted = () => {
        signal?.removeEventListener('abort', aborted);
        resolve(true);
      };
      const aborted = () => {
        this.queue.splice(this.queue.indexOf(granted), 1);
        resolve(false);
      };
      this.queue.push(granted);
      signal?.addEventListener('abort', aborted, { once: true });
    });
  }

  private release(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.free += 1;
  }
}
