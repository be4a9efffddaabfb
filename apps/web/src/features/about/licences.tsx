import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { licenceKeys } from "../../lib/cache/query-keys.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import styles from "./licences.module.css";

/** One package that is part of the product, as the build found it. */
type Licence = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string | null;
};

const fetchLicences = async (signal: AbortSignal): Promise<readonly Licence[]> => {
  const answer = await fetch("/licences.json", { signal });
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  if (!answer.ok || !isJson) throw new Error(`Request failed with status code ${String(answer.status)}`);
  // written by build/list-licences.ts
  return (await answer.json()) as readonly Licence[];
};

const LicenceList = ({ licences }: { readonly licences: readonly Licence[] }) => (
  <ul className={styles["list"]}>
    {licences.map(({ name, version, licence, text }) => (
      <li key={`${name} ${version}`}>
        <details>
          <summary>
            <span className={styles["name"]}>
              {name} {version}
            </span>
            <span className={styles["licence"]}>{licence}</span>
          </summary>
          {text === null ? (
            <p className={styles["none"]}>
              <Trans>The package brings no text of its own; its licence is {licence}.</Trans>
            </p>
          ) : (
            <pre className={styles["text"]}>{text}</pre>
          )}
        </details>
      </li>
    ))}
  </ul>
);

/** Whose work the product stands on, with the licence of each; made when the web app is built. */
export const Licences = () => {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const query = useQuery({
    queryKey: licenceKeys.list,
    queryFn: ({ signal }) => fetchLicences(signal),
    staleTime: Infinity,
    enabled: open,
  });
  return (
    <Card
      title={t`Licences`}
      sub={t`Passbook itself: MIT`}
      action={
        open ? undefined : (
          <Button
            onClick={() => {
              setOpen(true);
            }}
          >
            {t`Show all`}
          </Button>
        )
      }
    >
      {open && query.isPending && <SkeletonRows count={4} />}
      {query.isError && (
        <Note tone="warning">
          <Trans>The list is made when the web app is built; this one has none.</Trans>
        </Note>
      )}
      {query.data !== undefined && (
        <>
          <p className={styles["count"]}>
            <Plural value={query.data.length} one="# package ships" other="# packages ship" />{" "}
            <Trans>with it.</Trans>
          </p>
          <LicenceList licences={query.data} />
        </>
      )}
    </Card>
  );
};
