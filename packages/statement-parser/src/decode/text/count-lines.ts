/** Tells the line (from 1) of offsets asked in ascending order; lines end with LF, CRLF or CR as the whole text does. */
export class LineCounter {
  readonly #text: string;
  readonly #newline: string;
  #line = 1;
  #next: number;

  constructor(text: string) {
    this.#text = text;
    this.#newline = text.includes("\n") ? "\n" : "\r";
    this.#next = text.indexOf(this.#newline);
  }

  lineOf(at: number): number {
    while (this.#next >= 0 && this.#next < at) {
      this.#line += 1;
      this.#next = this.#text.indexOf(this.#newline, this.#next + 1);
    }
    return this.#line;
  }
}
