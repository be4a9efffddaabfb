import { Trans, useLingui } from "@lingui/react/macro";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { useRunningSearch } from "../../lib/browser/use-running-search.ts";
import { Chip } from "../../ui/actions/chip.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { SearchInput } from "../../ui/forms/search-input.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { VisuallyHidden } from "../../ui/base/visually-hidden.tsx";
import type { VendorFilter } from "./vendor-filter.ts";
import { SORTS } from "./vendor-filter.ts";
import styles from "./vendors.module.css";

type VendorBarProps = {
  readonly filter: VendorFilter;
  readonly reference: Reference;
  readonly onNarrow: (parts: Partial<VendorFilter>) => void;
};

/** Search, order, and which vendors are meant. */
export const VendorBar = ({ filter, reference, onNarrow }: VendorBarProps) => {
  const { t } = useLingui();
  const { text, setText } = useRunningSearch(filter.q, (q) => {
    onNarrow({ q });
  });
  const { merchant_id } = filter;
  const labels = {
    count: t`Most transactions`,
    total: t`Most money out`,
    last_seen: t`Seen last`,
    name: t`Name`,
  };
  const merchant = merchant_id === null ? undefined : reference.findMerchant(merchant_id);
  return (
    <div className={styles["bar"]}>
      <div className={styles["search"]} role="search">
        <SearchInput
          label={t`Search printed names`}
          placeholder={t`Search names`}
          value={text}
          onChange={setText}
          maxLength={200}
        />
      </div>
      <div className={styles["sort"]}>
        <Field label={t`Order`} labelHidden>
          <Select
            value={filter.sort}
            onChange={(event) => {
              const sort = SORTS.find((one) => one === event.currentTarget.value);
              if (sort !== undefined) onNarrow({ sort });
            }}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {labels[sort]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Chip
        on={merchant_id === "none"}
        aria-pressed={merchant_id === "none"}
        onClick={() => {
          onNarrow({ merchant_id: merchant_id === "none" ? null : "none" });
        }}
      >
        <Trans>Without merchant</Trans>
      </Chip>
      {merchant !== undefined && (
        <Chip
          on
          removeLabel={t`Show all merchants`}
          onRemove={() => {
            onNarrow({ merchant_id: null });
          }}
        >
          <VisuallyHidden>
            <Trans>Merchant:</Trans>
          </VisuallyHidden>
          {merchant.name}
        </Chip>
      )}
    </div>
  );
};
