import { Trans, useLingui } from "@lingui/react/macro";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import { isEmptyFilter, writeTransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import type { SavedSearch } from "../../../lib/reference-data/use-saved-searches.ts";
import { useSavedSearchChanges, useSavedSearches } from "../../../lib/reference-data/use-saved-searches.ts";
import { useMayAct } from "../../../ui/base/acts.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Chip } from "../../../ui/actions/chip.tsx";
import { Dropdown } from "../../../ui/actions/dropdown.tsx";
import { NameForm } from "../../../ui/forms/name-form.tsx";
import styles from "./saved-chips.module.css";

/** The saved search that the list shows: under which it can be renamed or forgotten. */
const ShownSaved = ({ saved }: { readonly saved: SavedSearch }) => {
  const { t } = useLingui();
  const { rename, remove } = useSavedSearchChanges();
  if (!useMayAct())
    return (
      <Chip on icon="search">
        {saved.name}
      </Chip>
    );
  return (
    <Dropdown
      label={saved.name}
      trigger={(trigger) => (
        <Chip {...trigger} on menu icon="search">
          {saved.name}
        </Chip>
      )}
    >
      {(close) => (
        <div className={styles["form"]}>
          <NameForm
            label={t`Name of the search`}
            first={saved.name}
            action={t`Rename`}
            className={styles["form"]}
            onName={(name) => {
              close();
              void rename(saved, name);
            }}
          />
          <Button
            kind="danger"
            wide
            onClick={() => {
              close();
              void remove(saved);
            }}
          >
            <Trans>Delete this search</Trans>
          </Button>
        </div>
      )}
    </Dropdown>
  );
};

/** Keeps what narrows the list: under a new name, or in the place of a search that is kept. */
const SaveChip = ({ search, kept }: { readonly search: string; readonly kept: readonly SavedSearch[] }) => {
  const { t } = useLingui();
  const { save, replace } = useSavedSearchChanges();
  return (
    <Dropdown
      label={t`Save search`}
      trigger={(trigger) => (
        <Chip {...trigger} kind="dash" icon="plus" menu>
          <Trans>Save search</Trans>
        </Chip>
      )}
    >
      {(close) => (
        <NameForm
          label={t`Name of the search`}
          action={t`Save`}
          className={styles["form"]}
          onName={(name) => {
            close();
            const same = kept.find((each) => each.name.toLocaleLowerCase() === name.toLocaleLowerCase());
            void (same === undefined ? save(name, search) : replace(same, search));
          }}
        />
      )}
    </Dropdown>
  );
};

type SavedChipsProps = {
  readonly filter: TransactionFilter;
  readonly onShow: (search: string) => void;
};

/** Searches that are kept, each one click away; and a way to keep what is shown. */
export const SavedChips = ({ filter, onShow }: SavedChipsProps) => {
  const { t } = useLingui();
  const kept = useSavedSearches();
  const search = writeTransactionFilter(filter).toString();
  const isShown = (saved: SavedSearch): boolean => saved.search === search;
  const canSave = useMayAct() && !isEmptyFilter(filter) && !kept.some(isShown);
  if (kept.length === 0 && !canSave) return null;
  return (
    <div className={styles["chips"]} role="group" aria-label={t`Saved searches`} data-print="no">
      {kept.map((saved) =>
        isShown(saved) ? (
          <ShownSaved key={saved.id} saved={saved} />
        ) : (
          <Chip
            key={saved.id}
            icon="search"
            on={false}
            onClick={() => {
              onShow(saved.search);
            }}
          >
            {saved.name}
          </Chip>
        ),
      )}
      {canSave && <SaveChip search={search} kept={kept} />}
    </div>
  );
};
