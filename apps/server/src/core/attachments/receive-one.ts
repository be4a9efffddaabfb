import type { Endpoint } from "@passbook/contract/endpoint";
import { say } from "@passbook/contract/sentences/refusals";
import type { Attachment } from "@passbook/contract/transactions";
import type { GuardedCall } from "../../platform/http/route.ts";
import { Problem } from "../../platform/problem.ts";
import { receiveFiles } from "../statements/index.ts";
import { tellType } from "./tell-type.ts";

const MB = 1024 * 1024;
/** A photo of a telephone takes a third of it. */
const MOST_BYTES = 10 * MB;

/** A picture or a paper as it came. */
export type ReceivedFile = {
  readonly file_name: string;
  readonly bytes: Uint8Array;
  readonly media_type: Attachment["media_type"];
};

/** The one file of a form, if it is such as can be attached. */
export const receiveOne = async (
  form: Pick<GuardedCall<Endpoint>, "services" | "caller" | "request">,
): Promise<ReceivedFile> => {
  let count = 0;
  const [file] = await receiveFiles(form, async ({ filename: file_name }, bytes) => {
    count += 1;
    if (count > 1) throw new Problem({ status: 422, code: "one_file_only", ...say("one_file_only") });
    if (bytes.length > MOST_BYTES)
      throw new Problem({
        status: 413,
        code: "too_large",
        ...say("attachment_too_large", { limit: MOST_BYTES }),
      });
    return { file_name, bytes, media_type: tellType(bytes) };
  });
  // A form without a file was refused.
  return file as ReceivedFile;
};
