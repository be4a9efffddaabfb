import { useIsMutating, useMutation } from "@tanstack/react-query";
import type { Called } from "@passbook/contract/client";
import { toastError } from "../../ui/overlays/toast.ts";
import { isRefusal, isRefusedWith, messageOf } from "../calls/refusal.ts";
import type { Key } from "../cache/query-keys.ts";
import type { ChangeKind } from "../cache/refresh.ts";
import { refreshAfter } from "../cache/refresh.ts";
import { toastSpecified } from "../changes/undo.ts";

type Change<Input, Answer> = {
  /** Names the flag that is up while the change runs. */
  readonly key: readonly string[];
  readonly kind: ChangeKind;
  /** The list into which `apply` puts all there is to know, so that it need not be fetched again. */
  readonly in_place?: Key;
  readonly run: (input: Input) => Promise<Called<Answer>>;
  /** Puts the answer into the list already fetched. */
  readonly apply: (answer: Answer, input: Input) => void;
  readonly success: (answer: Answer, input: Input) => string;
  /** Words for a failure that brought none of its own. */
  readonly failure: string;
};

/** Refusals the screen answers itself: named fields, and a thing in use. */
const isForScreen = (error: unknown): boolean =>
  isRefusal(error) && (error.code === "in_use" || Object.keys(error.fields).length > 0);

/** One change of reference data: runs, updates the list in place, says so; throws what failed. */
export const useChange = <Input, Answer>({
  key,
  kind,
  in_place,
  run,
  apply,
  success,
  failure,
}: Change<Input, Answer>) => {
  const { mutateAsync } = useMutation({
    mutationKey: key,
    mutationFn: run,
    onSuccess: ({ answer, change_id }, input) => {
      apply(answer, input);
      void refreshAfter(kind, in_place);
      toastSpecified(success(answer, input), change_id);
    },
    onError: (error) => {
      if (isRefusedWith(error, "changed_meanwhile")) void refreshAfter(kind);
      if (!isForScreen(error)) toastError(messageOf(error, failure));
    },
  });
  return async (input: Input): Promise<Answer> => (await mutateAsync(input)).answer;
};

/** True while a change of that key runs anywhere in the product. */
export const useIsChanging = (...key: readonly string[]): boolean => useIsMutating({ mutationKey: key }) > 0;
