import { Trans } from "@lingui/react/macro";
import { Spinner } from "../base/spinner.tsx";
import styles from "./screen-loading.module.css";

/** While a screen's code or the session check is on its way. */
export const ScreenLoading = ({ text }: { readonly text?: string | undefined }) => (
  <div className={styles["loading"]} role="status" data-waiting>
    <Spinner />
    {text ?? <Trans>Loading...</Trans>}
  </div>
);
