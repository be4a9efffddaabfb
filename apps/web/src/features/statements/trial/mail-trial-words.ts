import { useLingui } from "@lingui/react/macro";
import type { MailTrial, TriedAttachment } from "@passbook/contract/mail-trials";

/** Whose messages its sender's are. */
const useSenderWords = (): ((trial: MailTrial) => string) => {
  const { t } = useLingui();
  return ({ allowed_as, sender }) => {
    if (sender === "") return t`It does not name exactly one sender.`;
    if (allowed_as === null) return t`Not allowed: you did not allow it, and it is of no bank that is known.`;
    const { kind, name } = allowed_as;
    return kind === "sender" ? t`Allowed: you allow ${name}.` : t`Allowed: ${name} is known.`;
  };
};

/** What its signatures come to. */
const useSignatureWords = (): ((trial: MailTrial) => string) => {
  const { t } = useLingui();
  return ({ signature, signed_by, needs_signature, allowed_as }) => {
    const domain = signed_by ?? "";
    const words: Readonly<Record<MailTrial["signature"], string>> = {
      holds: t`Holds: ${domain} signed the whole message.`,
      part: t`Not enough: ${domain} signed a part of the message only.`,
      other_domain: t`Not of its sender: ${domain} signed it.`,
      no_key: t`Not to be checked: the key of ${domain} cannot be had.`,
      broken: t`Broken: the message is not what ${domain} signed. Mail programs may change one as they save it.`,
      missing: t`None.`,
      unknown: t`Not to be checked: this file does not hold the message as it was sent, as those of Outlook, or has more signatures than are looked at.`,
    };
    const said = words[signature];
    return needs_signature || allowed_as === null ? said : `${said} ${t`You ask for none of this sender.`}`;
  };
};

/** Why it would wait, in a sentence. */
const useReasonWords = (): ((reason: MailTrial["reason"]) => string) => {
  const { t } = useLingui();
  return (reason) => {
    switch (reason) {
      case "unknown_sender":
        return t`It would wait in quarantine, for you to allow its sender.`;
      case "no_single_sender":
        return t`It would wait in quarantine, since it does not name exactly one sender.`;
      case "unsigned":
        return t`It would wait in quarantine, since no signature of its sender's domain holds over it.`;
      default:
        return t`It would wait in quarantine.`;
    }
  };
};

/** What would become of an attachment, in a word. */
const useFateWords = (): ((fate: TriedAttachment["fate"]) => string) => {
  const { t } = useLingui();
  return (fate) => {
    const words: Readonly<Record<TriedAttachment["fate"], string>> = {
      read: t`can be read`,
      scan: t`is a scan`,
      locked: t`is locked`,
      refused: t`cannot be read`,
      left: t`left alone`,
      not_tried: t`not tried`,
    };
    return words[fate];
  };
};

export const useTrialWords = () => ({
  ofSender: useSenderWords(),
  ofSignature: useSignatureWords(),
  ofReason: useReasonWords(),
  ofFate: useFateWords(),
});
