import type { ReactNode } from "react";
import { useMayAct } from "../base/acts.tsx";
import styles from "./fields.module.css";

/** The fields of a form that changes something; who only looks reads in them what is set. */
export const Fields = ({ children }: { readonly children: ReactNode }) => {
  const may_act = useMayAct();
  return (
    <fieldset className={styles["fields"]} disabled={!may_act} data-looks={may_act ? undefined : true}>
      {children}
    </fieldset>
  );
};
