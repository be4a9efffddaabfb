import { useMutation } from "@tanstack/react-query";
import { tryMail } from "@passbook/contract/mail-trials";
import { call } from "../../../lib/calls/call.ts";

/** Asks what would become of a message; nothing of it is kept. */
export const useMailTrial = () =>
  useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData();
      body.append("file", file);
      return (await call(tryMail, { body })).answer.data;
    },
  });
