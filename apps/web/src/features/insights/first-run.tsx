import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "react-router";
import { useSample } from "../../lib/notices/sample-banner.tsx";
import { addUploads } from "../../lib/statements/upload-queue.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { DropZone } from "../../ui/actions/drop-zone.tsx";
import { Icon } from "../../ui/base/icon.tsx";
import { Note } from "../../ui/frame/note.tsx";
import styles from "./first-run.module.css";

const PageDrawing = () => (
  <svg className={styles["page"]} viewBox="0 0 108 84" aria-hidden="true">
    <rect className={styles["paper"]} width="108" height="84" />
    <path
      className={styles["ink"]}
      d="M14 14h40M14 30h54M82 30h12M14 44h46M82 44h12M14 58h58M80 58h14M14 72h40M82 72h12"
    />
    <rect className={styles["mark"]} x="8" y="36" width="92" height="15" rx="2" />
  </svg>
);

const Sum = () => (
  <dl className={styles["sum"]} aria-hidden="true">
    <dt>
      <Trans>Opening</Trans>
    </dt>
    <dd>1,200.00</dd>
    <dt>
      <Trans>23 rows</Trans>
    </dt>
    <dd>−310.40</dd>
    <dt className={styles["total"]}>
      <Trans>Closing</Trans>
    </dt>
    <dd className={styles["total"]}>
      <strong>889.60</strong>
    </dd>
  </dl>
);

const Bars = () => (
  <div className={styles["bars"]} aria-hidden="true">
    {(["home", "store", "coins"] as const).map((icon) => (
      <span key={icon} className={styles["bar"]}>
        <Icon name={icon} size="sm" />
        <i className={styles[icon]} />
      </span>
    ))}
  </div>
);

/** Nothing yet: drop the first statement, or look around among invented people. */
export const FirstRun = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { load } = useSample();
  const steps = [
    {
      id: "read",
      drawing: <PageDrawing />,
      title: t`1. Read`,
      text: t`Each row keeps its place on the page, so you can always see where a figure came from.`,
    },
    {
      id: "prove",
      drawing: <Sum />,
      title: t`2. Prove`,
      text: t`Opening + sum = closing. If it does not hold, Passbook names the row.`,
    },
    {
      id: "understand",
      drawing: <Bars />,
      title: t`3. Understand`,
      text: t`Spending by category, month by month. Every figure opens its transactions.`,
    },
  ];
  return (
    <>
      <title>{`${t`Insights`} · Passbook`}</title>
      <DropZone
        size="lg"
        icon="statements"
        wholePage
        title={t`Drop your first statement`}
        hint={
          <>
            <span className={styles["lead"]}>
              <Trans>
                Any bank, any month. Passbook reads the rows, checks them against the printed balances and
                shows what the money was for.
              </Trans>
            </span>
            <span className={styles["formats"]}>
              <Trans>
                PDF, CSV, Excel, OFX, QIF, CAMT or MT940. Or{" "}
                <Link to="/statements/config-email">let them arrive by e-mail</Link>, or{" "}
                <Link to="/move-in">move in from another program</Link>.
              </Trans>
            </span>
          </>
        }
        onFiles={(files) => {
          addUploads(files);
          void navigate("/statements");
        }}
        secondary={
          <Button
            size="lg"
            busy={load.isPending}
            onClick={() => {
              load.mutate();
            }}
          >
            <Trans>Try the sample household</Trans>
          </Button>
        }
      />
      <div className={styles["steps"]}>
        {steps.map((step) => (
          <Card key={step.id}>
            <div className={styles["drawing"]}>{step.drawing}</div>
            <h2 className={styles["title"]}>{step.title}</h2>
            <p className={styles["text"]}>{step.text}</p>
          </Card>
        ))}
      </div>
      <Note>
        <Trans>
          The sample household is two invented people with two years of statements. It is marked wherever it
          shows and one click removes all of it.
        </Trans>
      </Note>
    </>
  );
};
