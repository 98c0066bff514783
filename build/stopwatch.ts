/** Measures how long each step of the build takes; a step may be interrupted and continued. */
export class Stopwatch {
  readonly #times = new Map<string, number>();
  #step: string | undefined;
  #since = performance.now();

  /** Ends the current step and starts or continues this one. */
  start(step: string): void {
    const now = performance.now();
    if (this.#step !== undefined) this.#times.set(this.#step, (this.#times.get(this.#step) ?? 0) + now - this.#since);
    this.#step = step;
    this.#since = now;
    if (!this.#times.has(step)) this.#times.set(step, 0);
  }

  /** Ends the current step. @returns all steps with their times: `bundle 1.2 s, render 0.8 s` */
  stop(): string {
    if (this.#step !== undefined) this.start(this.#step);
    this.#step = undefined;
    return [...this.#times].map(([step, time]) => `${step} ${(time / 1000).toFixed(1)} s`).join(', ');
  }
}
