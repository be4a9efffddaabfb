import { useLingui } from "@lingui/react/macro";
import { SegmentedControl } from "../../ui/actions/segmented-control.tsx";
import type { SplitBy } from "./part-draft.ts";

/** Whether the parts are said by percent or by amount. */
export const SplitByChoice = ({
  by,
  onChange,
}: {
  readonly by: SplitBy;
  readonly onChange: (by: SplitBy) => void;
}) => {
  const { t } = useLingui();
  return (
    <SegmentedControl
      label={t`Split by`}
      value={by}
      options={[
        { value: "amount", label: t`By amount` },
        { value: "percent", label: t`By percent` },
      ]}
      onChange={onChange}
    />
  );
};
