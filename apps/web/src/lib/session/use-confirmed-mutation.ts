import { useMutation } from "@tanstack/react-query";
import { type ChangeKind, refreshAfter } from "../cache/refresh.ts";
import { useConfirmation } from "./use-confirmation.tsx";

/** Makes something, where need be after its person showed who they are: null where they leave that. `dialog` is to be drawn by whoever asks. */
export const useConfirmedMutation = <Given, Made>(
  make: (given: Given) => Promise<{ readonly answer: { readonly data: Made } }>,
  { kind, onError }: { readonly kind: ChangeKind; readonly onError: (error: Error) => void },
) => {
  const { confirmed, dialog } = useConfirmation();
  const made = useMutation({
    mutationFn: async (given: Given) => (await confirmed(() => make(given)))?.answer.data ?? null,
    onSuccess: () => refreshAfter(kind),
    onError,
  });
  return { ...made, dialog };
};
