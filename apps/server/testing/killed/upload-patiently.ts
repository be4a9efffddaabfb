import { setTimeout as sleep } from "node:timers/promises";
import type { TestPerson } from "../people.ts";
import { type FileToUpload, toForm } from "../uploads.ts";

const MOST_WAIT_MS = 1_200_000;

/** Uploads until somebody answers, as a person with a broken connection would. */
export const uploadPatiently = async (
  person: TestPerson,
  findUrl: () => string,
  file: FileToUpload,
): Promise<void> => {
  const { body, content_type } = toForm([file]);
  const ends_ms = performance.now() + MOST_WAIT_MS;
  let refused: unknown = null;
  while (performance.now() < ends_ms) {
    try {
      const response = await fetch(`${findUrl()}/api/statements`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${person.token}`,
          cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          "x-xsrf-token": person.cookies.get("XSRF-TOKEN") ?? "",
          "content-type": content_type,
        },
        body: new Uint8Array(body),
      });
      if (response.status === 202) return;
      throw new Error(`${String(response.status)} ${await response.text()}`);
    } catch (error) {
      refused = error;
      await sleep(50);
    }
  }
  throw new Error("Nobody took the file.", { cause: refused });
};
