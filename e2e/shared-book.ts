import type { BrowserContext } from "@playwright/test";
import { dataOf, enterAs, type Person } from "./person.ts";

export type Role = "editor" | "viewer";

/** Makes somebody a member of a person's book, by its calls; answers the book as the member lists it. */
export const join = async (owner: Person, guest: Person, role: Role): Promise<object> => {
  const data = { role, email: null };
  const { link } = await dataOf<{ link: string }>(owner, "POST", "/api/members/invitations", { data });
  const token = new URL(link).hash.replace("#token=", "");
  await dataOf(guest, "POST", "/api/books/accept", { data: { token } });
  const books = await dataOf<{ role: string }[]>(guest, "GET", "/api/books");
  return books.find((book) => book.role === role) ?? {};
};

/** Signs the member in with that book before them, as if they had chosen it in the header. */
export const enterBook = async (context: BrowserContext, guest: Person, book: object): Promise<void> => {
  await enterAs(context, guest);
  await context.addInitScript(
    (kept) => {
      sessionStorage.setItem("book", kept);
    },
    JSON.stringify({ person_id: guest.user_id, book }),
  );
};
