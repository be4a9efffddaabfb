import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getSample, loadSample, removeSample } from "@passbook/contract/sample";
import { toastError, toastSuccess } from "../../ui/overlays/toast.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { call } from "../calls/call.ts";
import { sampleKeys } from "../cache/query-keys.ts";
import { refreshAfter } from "../cache/refresh.ts";
import { messageOf } from "../calls/refusal.ts";
import styles from "./sample-banner.module.css";

const useSampleState = () =>
  useQuery({
    queryKey: sampleKeys.state,
    queryFn: async ({ signal }) => (await call(getSample, { signal })).answer.data,
  });

/** Loads or removes the sample household and fetches anew what shows it. */
export const useSample = () => {
  const { t } = useLingui();
  const { data, isPending } = useSampleState();
  const fail = (error: unknown) => toastError(messageOf(error, t`Oops, update failed!`));
  const load = useMutation({
    mutationFn: () => call(loadSample),
    onSuccess: () => refreshAfter("load_sample"),
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: () => call(removeSample),
    onSuccess: async () => {
      await refreshAfter("remove_sample");
      toastSuccess(t`The sample household is gone`);
    },
    onError: fail,
  });
  return { loaded: data?.loaded === true, isKnown: !isPending, load, remove };
};

/** Says that invented people are shown, with the button that removes them; nothing when there are none. */
export const SampleBanner = () => {
  const { loaded, isKnown, remove } = useSample();
  if (!isKnown) return <div className={styles["unknown"]} />;
  if (!loaded) return null;
  return (
    <div className={styles["banner"]}>
      <Note
        tone="info"
        action={
          <Button
            act
            busy={remove.isPending}
            onClick={() => {
              remove.mutate();
            }}
          >
            <Trans>Remove</Trans>
          </Button>
        }
      >
        <Trans>You see the sample household: invented people, made-up money.</Trans>
      </Note>
    </div>
  );
};
