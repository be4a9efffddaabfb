import { Plural, Trans } from "@lingui/react/macro";
import { useChosenBook } from "../../lib/calls/chosen-book.ts";
import { changeBook } from "../../lib/statements/change-book.ts";
import { Icon } from "../../ui/base/icon.tsx";
import { Button } from "../../ui/actions/button.tsx";
import styles from "./book-banner.module.css";

/** Says on every screen that the book is somebody else's, and what that means. */
export const BookBanner = () => {
  const book = useChosenBook();
  if (book === null) return null;
  const { owner_name, role, private_accounts } = book;
  return (
    <div className={styles["banner"]} role="status">
      <Icon name="users" size="sm" className={styles["icon"]} />
      <span className={styles["words"]}>
        {role === "viewer" ? (
          <Trans>You look at {owner_name}'s book, and can change nothing in it.</Trans>
        ) : (
          <Trans>You look at {owner_name}'s book, and can change it.</Trans>
        )}
        {private_accounts > 0 && (
          <>
            {" "}
            <Plural
              value={private_accounts}
              one="All sums are without # account that is kept private."
              other="All sums are without # accounts that are kept private."
            />
          </>
        )}
      </span>
      <Button
        onClick={() => {
          changeBook(null);
        }}
      >
        <Trans>Back to mine</Trans>
      </Button>
    </div>
  );
};
