import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { createContext, use } from "react";
import styles from "./without.module.css";

/** How many accounts the sums that are shown are without, since the owner of the book keeps these to themselves. */
export const WithoutAccounts = createContext(0);

/** What sums are without, in words; empty where they are of everything. */
export const useWithout = (): string => {
  const { t } = useLingui();
  const count = use(WithoutAccounts);
  return count === 0
    ? ""
    : t`${plural(count, { one: "without # private account", other: "without # private accounts" })}`;
};

/** Said beside every sum of a book of which accounts are private. */
export const Without = () => {
  const words = useWithout();
  return words === "" ? null : <p className={styles["without"]}>{words}</p>;
};
