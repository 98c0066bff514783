/** Measures by the clock what each step of a longer work takes; a step may be taken up again and again. */
export class Stopwatch {
  readonly #times = new Map<string, number>();
  #step: string | undefined;
  #since = performance.now();

  /** Ends the step before, if there is one, and begins or goes on with this one. */
  start(step: string): void {
    const now = performance.now();
    if (this.#step !== undefined) this.#times.set(this.#step, (this.#times.get(this.#step) ?? 0) + now - this.#since);
    this.#step = step;
    this.#since = now;
    if (!this.#times.has(step)) this.#times.set(step, 0);
  }

  /** Ends the step before and tells all, in the order of their beginnings: `bundle 1.2 s, render 0.8 s`. */
  stop(): string {
    if (this.#step !== undefined) this.start(this.#step);
    this.#step = undefined;
    return [...this.#times].map(([step, time]) => `${step} ${(time / 1000).toFixed(1)} s`).join(', ');
  }
}
