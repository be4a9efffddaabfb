import { CopyButton } from "../../ui/overlays/copy-button.tsx";
import styles from "./programs.module.css";

/** The text of a secret that is shown this once, with a way to take it along. */
export const SecretText = ({ text, label, done }: { text: string; label: string; done: string }) => (
  <div className={styles["copied"]}>
    <code className={styles["secret"]}>{text}</code>
    <CopyButton text={text} label={label} done={done} />
  </div>
);
