import { useLingui } from "@lingui/react/macro";
import { useChosenBook } from "../../lib/calls/chosen-book.ts";
import { changeBook } from "../../lib/statements/change-book.ts";
import { useBooks, useRoleWords } from "../../lib/reference-data/use-books.ts";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Menu } from "../../ui/actions/menu.tsx";

/** Which book is looked at, for those who have more than their own; what was known last stands there from the first frame. */
export const BookSwitcher = () => {
  const { t } = useLingui();
  const books = useBooks() ?? [];
  const words = useRoleWords();
  const chosen = useChosenBook();
  if (books.length < 2) return null;
  return (
    <Menu
      label={t`Books`}
      align="end"
      trigger={(props) => <IconButton {...props} icon="users" label={t`Choose a book`} />}
      items={books.map((book) => ({
        label: book.role === "owner" ? t`My own book` : book.owner_name,
        end: words[book.role],
        checked: book.role === "owner" ? chosen === null : book.id === chosen?.id,
        onSelect: () => {
          changeBook(book);
        },
      }))}
    />
  );
};
