import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/actions/button.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { toastError, toastSuccess } from "../../ui/overlays/toast.ts";
import styles from "./security.module.css";

/** Recovery codes, the one time they can be seen. */
export const ShowCodes = ({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toastSuccess(t`Codes copied`);
    } catch {
      toastError(t`They could not be copied. Write them down.`);
    }
  };
  return (
    <Dialog
      open
      bare
      size="md"
      title={t`Keep these recovery codes`}
      onClose={onClose}
      actions={
        <>
          <Button
            icon="copy"
            onClick={() => {
              void copy();
            }}
          >
            {t`Copy`}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t`I have kept them`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p" tone="2">
          <Trans>
            Each opens your account once, in the place of a code or passkey that you lost. They are shown this
            once: keep them where you keep papers, or in a password keeper.
          </Trans>
        </Text>
        <ol className={styles["codes"]}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </Stack>
    </Dialog>
  );
};
