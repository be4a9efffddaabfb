/** A map that is made anew at the price of what changed: newer entries lie over a base that older maps go on using. */
export type LayeredMap<K, V> = {
  readonly base: ReadonlyMap<K, V>;
  /** Entries that are gone are undefined. */
  readonly changes: ReadonlyMap<K, V | undefined>;
};

/** So many changes are laid into a base of their own, lest each further change copies them all. */
const MOST_CHANGES = 2_000;

export const layMap = <K, V>(base: ReadonlyMap<K, V>): LayeredMap<K, V> => ({ base, changes: new Map() });

export const readLayered = <K, V>({ base, changes }: LayeredMap<K, V>, key: K): V | undefined =>
  changes.has(key) ? changes.get(key) : base.get(key);

/** The map with some entries changed, those that become undefined taken out. */
export const changeLayered = <K, V>(
  { base, changes }: LayeredMap<K, V>,
  changed: ReadonlyMap<K, V | undefined>,
): LayeredMap<K, V> => {
  const all = new Map([...changes, ...changed]);
  if (all.size <= MOST_CHANGES) return { base, changes: all };
  const next = new Map(base);
  for (const [key, value] of all)
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  return layMap(next);
};

export const listKeys = <K, V>({ base, changes }: LayeredMap<K, V>): K[] => {
  const keys = [...base.keys()].filter((key) => !changes.has(key));
  for (const [key, value] of changes) if (value !== undefined) keys.push(key);
  return keys;
};

export const listValues = <K, V>(map: LayeredMap<K, V>): V[] =>
  listKeys(map)
    .map((key) => readLayered(map, key))
    .filter((value) => value !== undefined);
