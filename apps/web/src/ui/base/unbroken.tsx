import styles from "./unbroken.module.css";

/** A sign and what it stands before, up to a space that breaks. */
const SIGNED = /([−+≈][^ ]*\d[^ ]*)/u;

/** A sentence whose amounts stand in one piece: without that a line may end between their sign and their currency. */
export const Unbroken = ({ text }: { readonly text: string }) =>
  text.split(SIGNED).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={String(at)} className={styles["whole"]}>
        {part}
      </span>
    ),
  );
