/**
 * Collects the text of the sections that are being written and hands it on, all of them together, at most once in
 * `intervalMs`: however many sections and tokens, it is one small write.
 */
export class LiveText {
  private readonly waiting = new Map<string, string>();
  private timer: NodeJS.Timeout | null = null;
  private lastWrite = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly intervalMs: number,
    private readonly write: (texts: ReadonlyMap<string, string>) => Promise<void>,
  ) {}

  set(key: string, text: string): void {
    this.waiting.set(key, text);
    if (this.timer) return;
    const due = Math.max(0, this.lastWrite + this.intervalMs - Date.now());
    this.timer = setTimeout(() => this.flush(), due);
  }

  /** The section has ended: its text stands elsewhere now. */
  drop(key: string): void {
    this.waiting.delete(key);
  }

  /** Stops; resolves when nothing is being written any more. */
  async close(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.waiting.clear();
    await this.writing;
  }

  private flush(): void {
    const texts = new Map(this.waiting);
    this.waiting.clear();
    if (texts.size === 0) {
      this.timer = null;
      return;
    }
    // Text that could not be written is followed by longer text, so a failure is no loss.
    this.writing = this.write(texts)
      .catch(() => undefined)
      .then(() => {
        this.lastWrite = Date.now();
        if (this.timer) this.timer = setTimeout(() => this.flush(), this.intervalMs);
      });
  }
}
