/** What tells a repeat from a call of its own: the person, the key they gave, and what they asked for. */
export type Once = {
  readonly user_id: string;
  readonly key: string;
  readonly call: string;
  readonly body_hash: string;
};
