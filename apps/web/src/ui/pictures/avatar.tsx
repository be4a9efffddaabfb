import { initialsOf } from "../../words/format.ts";
import styles from "./avatar.module.css";

/** A person's initials in a circle; the name stands beside it or on the button around it. */
export const Avatar = ({ name }: { readonly name: string }) => (
  <span className={styles["avatar"]} aria-hidden="true">
    {initialsOf(name)}
  </span>
);
