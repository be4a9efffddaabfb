import type { Word } from "../../decode/page-words.ts";
import type { Line } from "./lines.ts";

/** A dash that stands for nothing, in the place of an amount: it ends or lies where the amounts of a column do. */
const DASH = /^[-\u2013\u2014]$/;
const MONEY = /^\D{0,3}\d[\d.,'\u2019]*[.,]\d{2,3}\D{0,3}$/;
const ALIGNED = 1.5;
const NEAR = 1.2;
const LEAST = 2;

const middleOf = ({ box }: Word): number => (box[0] + box[2]) / 2;

type Places = { ends: readonly number[]; middles: readonly number[] };

const listPlaces = (lines: readonly Line[]): Places => {
  const amounts = lines.flatMap(({ words }) => words.filter(({ text }) => MONEY.test(text)));
  return { ends: amounts.map(({ box }) => box[2]), middles: amounts.map(middleOf) };
};

const countNear = (places: readonly number[], place: number): number =>
  places.filter((other) => Math.abs(other - place) <= ALIGNED).length;

const isEmptyCell = (words: readonly Word[], at: number, places: Places): boolean => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || !DASH.test(word.text)) return false;
  const height = word.box[3] - word.box[1];
  if (before !== undefined && word.box[0] - before.box[2] < NEAR * height) return false;
  if (next !== undefined && next.box[0] - word.box[2] < NEAR * height) return false;
  return countNear(places.ends, word.box[2]) >= LEAST || countNear(places.middles, middleOf(word)) >= LEAST;
};

/** Lines without the dashes that stand in empty cells: before the amount of the next column they would turn its sign. */
export const dropDashes = (lines: readonly Line[]): Line[] => {
  if (!lines.some(({ words }) => words.some(({ text }) => DASH.test(text)))) return [...lines];
  const places = listPlaces(lines);
  return lines.map((line) => {
    const words = line.words.filter((_, at) => !isEmptyCell(line.words, at, places));
    return words.length === line.words.length || words.length === 0 ? line : { ...line, words };
  });
};
