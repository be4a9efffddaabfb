import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./spinner.module.css";

type SpinnerProps = {
  readonly size?: "xs" | "sm" | "md" | "lg" | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
};

/** For a running job, beside its name; inside a screen use skeletons. */
export const Spinner = ({ size = "md", label, className }: SpinnerProps) => (
  <Icon name="spinner" size={size} label={label} className={classNames(styles["spinner"], className)} />
);
