import { Trans, useLingui } from "@lingui/react/macro";
import { readChosen } from "@passbook/contract/chosen";
import { Link } from "react-router";
import {
  explorePath,
  type ExploreAddress,
  NARROWED_BY,
  type NarrowedBy,
  without,
} from "../../lib/explore/address.ts";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Chip } from "../../ui/actions/chip.tsx";
import styles from "./explore.module.css";

type NarrowedProps = {
  readonly address: ExploreAddress;
  readonly reference: Reference;
  readonly onChange: (address: ExploreAddress) => void;
};

const useNameOf = (reference: Reference) => {
  const { t } = useLingui();
  const unnamed = t`without a merchant`;
  const printed = t`Printed name`;
  const nameOne = (part: NarrowedBy, id: string): string => {
    if (id === "none") return unnamed;
    const found = {
      bank_account_id: () => reference.findAccount(id)?.display_label,
      category_id: () => reference.findCategory(id)?.name,
      sub_category_id: () => reference.findSubCategory(id)?.sub.name,
      tag_id: () => reference.findTag(id)?.full_name,
      merchant_id: () => reference.findMerchant(id)?.name,
      vendor_id: () => printed,
      q: () => id,
    }[part]();
    return found ?? "…";
  };
  return (part: NarrowedBy, written: string): string => {
    if (part === "q") return `“${written}”`;
    const { any, without: left_out } = readChosen(written);
    return [...any.map((id) => nameOne(part, id)), ...left_out.map((id) => `− ${nameOne(part, id)}`)].join(
      ", ",
    );
  };
};

/** The way from everything to what is looked at: each step goes back to it, or is taken away. */
export const Narrowed = ({ address, reference, onChange }: NarrowedProps) => {
  const { t } = useLingui();
  const nameOf = useNameOf(reference);
  const used = NARROWED_BY.filter((part) => address[part] !== undefined);
  if (used.length === 0) return null;
  return (
    <nav className={styles["path"]} aria-label={t`What is looked at`}>
      <Link to={explorePath({ ...without(address, NARROWED_BY), rows: "category" })}>
        <Trans>Everything</Trans>
      </Link>
      {used.map((part, index) => {
        const name = nameOf(part, address[part] ?? "");
        return (
          <span key={part}>
            <i aria-hidden="true">›</i>
            <Chip
              kind="filter"
              on
              to={
                index === used.length - 1 ? undefined : explorePath(without(address, used.slice(index + 1)))
              }
              removeLabel={t`Take ${name} away`}
              onRemove={() => {
                onChange(without(address, [part]));
              }}
            >
              {name}
            </Chip>
          </span>
        );
      })}
    </nav>
  );
};
