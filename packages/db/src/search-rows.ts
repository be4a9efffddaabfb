/** A search that a person keeps; `search` is the query of the address of the list. */
export type SavedSearchRow = {
  user_id: string;
  id: string;
  name: string;
  name_key: string;
  search: string;
  created_at: string;
};
