import { Trans, useLingui } from "@lingui/react/macro";
import { explorePath, type ExploreAddress, readAddress, writeAddress } from "../../lib/explore/address.ts";
import {
  type Exploration,
  useExplorationChanges,
  useExplorations,
} from "../../lib/explore/use-explorations.ts";
import { useMayAct } from "../../ui/base/acts.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Chip } from "../../ui/actions/chip.tsx";
import { Dropdown } from "../../ui/actions/dropdown.tsx";
import { NameForm } from "../../ui/forms/name-form.tsx";
import styles from "./explore.module.css";

/** The kept exploration that is shown: put on the home screen, or kept no longer. */
const ShownKept = ({ kept }: { readonly kept: Exploration }) => {
  const { t } = useLingui();
  const { pin, remove } = useExplorationChanges();
  const icon = kept.pinned ? "home" : "insights";
  if (!useMayAct())
    return (
      <Chip on icon={icon}>
        {kept.name}
      </Chip>
    );
  return (
    <Dropdown
      label={kept.name}
      trigger={(trigger) => (
        <Chip {...trigger} on menu icon={icon}>
          {kept.name}
        </Chip>
      )}
    >
      {(close) => (
        <div className={styles["form"]}>
          <Button
            wide
            icon="home"
            onClick={() => {
              close();
              void pin(kept, !kept.pinned);
            }}
          >
            {kept.pinned ? t`Take off the home screen` : t`Pin to the home screen`}
          </Button>
          <Button
            kind="danger"
            wide
            onClick={() => {
              close();
              void remove(kept);
            }}
          >
            <Trans>Delete this exploration</Trans>
          </Button>
        </div>
      )}
    </Dropdown>
  );
};

const addressOf = ({ search }: Exploration): ExploreAddress => readAddress(new URLSearchParams(search));

/** Explorations that are kept, each one click away, and a way to keep what is shown. */
export const KeptBar = ({ address }: { readonly address: ExploreAddress }) => {
  const { t } = useLingui();
  const kept = useExplorations();
  const { keep, replace } = useExplorationChanges();
  const may_act = useMayAct();
  const search = writeAddress(address);
  const isShown = (each: Exploration): boolean => writeAddress(addressOf(each)) === search;
  return (
    <div className={styles["kept"]} role="group" aria-label={t`Saved explorations`} data-print="no">
      {kept.map((each) =>
        isShown(each) ? (
          <ShownKept key={each.id} kept={each} />
        ) : (
          <Chip
            key={each.id}
            icon={each.pinned ? "home" : "insights"}
            on={false}
            to={explorePath(addressOf(each))}
          >
            {each.name}
          </Chip>
        ),
      )}
      {may_act && !kept.some(isShown) && (
        <Dropdown
          label={t`Save exploration`}
          trigger={(trigger) => (
            <Chip {...trigger} kind="dash" icon="plus" menu>
              <Trans>Save exploration</Trans>
            </Chip>
          )}
        >
          {(close) => (
            <NameForm
              label={t`Name of the exploration`}
              action={<Trans>Save</Trans>}
              className={styles["form"]}
              onName={(name) => {
                close();
                const same = kept.find((each) => each.name.toLocaleLowerCase() === name.toLocaleLowerCase());
                void (same === undefined ? keep(name, search) : replace(same, search));
              }}
            />
          )}
        </Dropdown>
      )}
    </div>
  );
};
