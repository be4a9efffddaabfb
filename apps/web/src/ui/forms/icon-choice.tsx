import { useId } from "react";
import { CATEGORY_ICONS } from "@passbook/contract/category-icons";
import type { CategoryIcon as CategoryIconName } from "@passbook/contract/category-icons";
import { CategoryIcon } from "../pictures/category-icon.tsx";
import styles from "./icon-choice.module.css";

type IconChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (icon: CategoryIconName) => void;
};

/** The name of an icon as words: "building-2" → "building". */
const wordsOf = (icon: CategoryIconName): string => icon.replace(/-\d+$/, "").replaceAll("-", " ");

/** All category icons as one radio group; arrows move through it. */
export const IconChoice = ({ label, value, onChange }: IconChoiceProps) => {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles["legend"]}>{label}</legend>
      <div className={styles["grid"]}>
        {CATEGORY_ICONS.map((icon) => (
          <label key={icon} className={styles["choice"]} title={wordsOf(icon)}>
            <input
              type="radio"
              className={styles["input"]}
              name={name}
              aria-label={wordsOf(icon)}
              checked={icon === value}
              onChange={() => {
                onChange(icon);
              }}
            />
            <CategoryIcon name={icon} tile={false} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
