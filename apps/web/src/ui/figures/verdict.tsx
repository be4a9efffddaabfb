import { useLingui } from "@lingui/react/macro";
import { Badge } from "./badge.tsx";
import type { BadgeTone } from "./badge.tsx";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../base/icon.tsx";
import type { IconName } from "../base/icon-paths.ts";
import styles from "./verdict.module.css";

export type VerdictName =
  | "proved"
  | "partly"
  | "unproved"
  | "contradicted"
  | "part_covered"
  | "late"
  | "missing"
  | "due";

export const VERDICT_ICONS: Readonly<Record<VerdictName, IconName>> = {
  proved: "proved",
  partly: "partly",
  unproved: "unproved",
  contradicted: "contradicted",
  part_covered: "calendar",
  late: "warning",
  missing: "missing",
  due: "clock",
};

const TONES: Readonly<Record<VerdictName, BadgeTone>> = {
  proved: "success",
  partly: "primary",
  unproved: "warning",
  contradicted: "error",
  part_covered: "outline",
  late: "warning",
  missing: "outline",
  due: "outline",
};

/** The word of each verdict. */
export const useVerdictLabel = (): ((verdict: VerdictName) => string) => {
  const { t } = useLingui();
  return (verdict) => {
    const labels: Readonly<Record<VerdictName, string>> = {
      proved: t`Proved`,
      partly: t`Partly`,
      unproved: t`Unproved`,
      contradicted: t`Contradicted`,
      part_covered: t`Days missing`,
      late: t`Late`,
      missing: t`Missing`,
      due: t`Not yet due`,
    };
    return labels[verdict];
  };
};

type VerdictProps = {
  readonly verdict: VerdictName;
  /** A badge, the small mark alone (spoken), or mark and words without ground. */
  readonly look?: "badge" | "mark" | "words" | undefined;
  readonly label?: string | undefined;
};

/** How far something is proved: each verdict has its own glyph, word and colour. */
export const Verdict = ({ verdict, look = "badge", label }: VerdictProps) => {
  const words = useVerdictLabel()(verdict);
  if (look === "badge") {
    return (
      <Badge tone={TONES[verdict]} icon={VERDICT_ICONS[verdict]}>
        {label ?? words}
      </Badge>
    );
  }
  const classes = classNames(styles["mark"], styles[verdict]);
  if (look === "mark")
    return <Icon name={VERDICT_ICONS[verdict]} size="xs" label={label ?? words} className={classes} />;
  return (
    <span className={styles["words"]}>
      <Icon name={VERDICT_ICONS[verdict]} size="xs" className={classes} />
      {label ?? words}
    </span>
  );
};
