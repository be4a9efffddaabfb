/** A person's rule for filing; `conditions` and `actions` are JSON as the contract's `rule` has them. */
export type RuleRow = {
  user_id: string;
  id: string;
  position: number;
  name: string;
  enabled: number;
  conditions: string;
  actions: string;
  created_at: string;
};

/** A search that a person keeps; `search` is the query of the address of the list. */
export type SavedSearchRow = {
  user_id: string;
  id: string;
  name: string;
  name_key: string;
  search: string;
  created_at: string;
};

/** A picture or a paper that a person keeps with a transaction. */
export type AttachmentRow = {
  user_id: string;
  id: string;
  transaction_id: string;
  file_id: string;
  file_name: string;
  /** What its bytes were found to be. */
  media_type: string;
  created_at: string;
};

/** What was answered to a call with a key of its own; `answer` is JSON, empty while the call is under way. */
export type KeptAnswerRow = {
  user_id: string;
  key: string;
  call: string;
  body_hash: string;
  answer: string;
  created_at: string;
};
