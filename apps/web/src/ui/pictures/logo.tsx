import styles from "./logo.module.css";

/** The mark, with the name unless `word` is false. */
export const Logo = ({ word = true }: { readonly word?: boolean | undefined }) => (
  <span className={styles["logo"]}>
    <svg
      viewBox="0 0 26 26"
      className={styles["mark"]}
      {...(word ? { "aria-hidden": true } : { role: "img", "aria-label": "Passbook" })}
    >
      <rect className={styles["ground"]} width="26" height="26" rx="7" />
      <path className={styles["thin"]} d="M7 8.500h12M7 12.300h7" />
      <path className={styles["rule"]} d="M7 16.900h12M7 20h12" />
    </svg>
    {word && <span>Passbook</span>}
  </span>
);
