import { createHmac } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What was sent to the receiver, as it came. */
export type Received = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Somebody's server on loopback that is told what happens. */
export type WebhookReceiver = {
  readonly url: string;
  readonly received: Received[];
  /** Answers so from now on; 204 unless told. */
  answerWith: (answer: (response: ServerResponse) => void) => void;
  readonly close: () => Promise<void>;
};

/** Starts it on a free port. */
export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const received: Received[] = [];
  let answer = (response: ServerResponse): void => void response.writeHead(204).end();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push({
        path: request.url ?? "",
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts).toString("utf8"),
      });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/passbook`,
    received,
    answerWith: (next) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};

/** Which of some secrets signed what was sent, as a receiver finds out by the text of Standard Webhooks. */
export const signersOf = ({ headers, body }: Received, secrets: readonly string[]): string[] => {
  const [id, timestamp] = [headers["webhook-id"], headers["webhook-timestamp"]];
  const signatures = headers["webhook-signature"]?.split(" ") ?? [];
  return secrets.filter((secret) => {
    const key = Buffer.from(secret.replace("whsec_", ""), "base64");
    const content = `${String(id)}.${String(timestamp)}.${body}`;
    return signatures.includes(`v1,${createHmac("sha256", key).update(content).digest("base64")}`);
  });
};
