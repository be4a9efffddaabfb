import type { TestPerson } from "../people.ts";
import type { Program } from "../programs.ts";

/** What a person of a test asks a program of another process: their token, cookies and XSRF header go along. */
export const askAs = (
  person: TestPerson,
  { url }: Pick<Program, "url">,
  path: string,
  options: {
    readonly method?: string;
    readonly body?: string | Uint8Array<ArrayBuffer>;
    readonly type?: string;
  } = {},
): Promise<Response> =>
  fetch(url + path, {
    method: options.method ?? "GET",
    headers: {
      authorization: `Bearer ${person.token}`,
      cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "x-xsrf-token": person.cookies.get("XSRF-TOKEN") ?? "",
      ...(options.body === undefined ? {} : { "content-type": options.type ?? "application/json" }),
    },
    ...(options.body === undefined ? {} : { body: options.body }),
  });
