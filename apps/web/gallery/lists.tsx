import { useState } from "react";
import { Amount } from "../src/ui/figures/amount.tsx";
import { Button } from "../src/ui/actions/button.tsx";
import { Card } from "../src/ui/frame/card.tsx";
import { Checkbox } from "../src/ui/forms/checkbox.tsx";
import { Icon } from "../src/ui/base/icon.tsx";
import { IconButton } from "../src/ui/actions/icon-button.tsx";
import { KeyValues } from "../src/ui/lists/key-values.tsx";
import { List, ListRow } from "../src/ui/lists/list.tsx";
import { LogoTile } from "../src/ui/pictures/logo-tile.tsx";
import { Panel, WithPanel } from "../src/ui/overlays/panel.tsx";
import { Table } from "../src/ui/lists/table.tsx";
import { Verdict } from "../src/ui/figures/verdict.tsx";
import { Sparkline } from "../src/ui/charts/sparkline.tsx";

const rows = [
  { id: "1", day: "01 Jul", name: "Filter & Foam", amount: -24_000, balance: 31_525_785 },
  { id: "2", day: "03 Jul", name: "R. Shenoy, rent", amount: -3_200_000, balance: 28_325_785 },
  { id: "3", day: "30 Jul", name: "Sarayu Systems", amount: 17_800_000, balance: 46_125_785 },
];

export const Lists = () => {
  const [open, setOpen] = useState(true);
  return (
    <WithPanel
      panel={
        <Panel
          open={open}
          title="Marktgang"
          lead={<LogoTile name="Marktgang" />}
          onClose={() => {
            setOpen(false);
          }}
          footer={<Button icon="split">Split</Button>}
        >
          <KeyValues
            items={[
              { label: "Category", value: "Groceries" },
              { label: "Why", value: "You chose Groceries for Marktgang on 3 March." },
              { label: "Account", value: "Rhein Karte ··4471" },
            ]}
          />
        </Panel>
      }
    >
      <Card
        flush
        title="Rows"
        sub="3 of 3"
        action={
          <Button kind="link" onClick={() => setOpen(true)}>
            Open details
          </Button>
        }
      >
        <List flush label="Rows">
          {rows.map((row) => (
            <ListRow
              key={row.id}
              lead={<LogoTile name={row.name} />}
              title={row.name}
              sub={row.day}
              to={`/transactions/${row.id}`}
              current={row.id === "2"}
              end={<Amount amount={row.amount} currency="INR" />}
              endSub="4021"
            />
          ))}
          <ListRow
            lead={<Checkbox label="Select Pencil" labelHidden />}
            title="A very long merchant name that has to be cut off somewhere near the end of the line"
            sub={<Verdict verdict="proved" look="words" label="proved to 18 Nov" />}
            end={<Sparkline values={[3, 5, 4, 7, 6, 9]} />}
            actions={<IconButton icon="edit" label="Edit" />}
          />
          <ListRow title="Transfers" sub="made by Passbook" end={<Icon name="lock" size="sm" />} />
        </List>
        <Table
          caption="Rows of the statement"
          rows={rows}
          rowKey={(row) => row.id}
          rowTo={(row) => `/transactions/${row.id}`}
          currentKey="3"
          columns={[
            { id: "day", header: "Date", cell: (row) => row.day },
            { id: "name", header: "Transaction", cell: (row) => row.name, grow: true },
            {
              id: "amount",
              header: "Amount ₹",
              numeric: true,
              cell: (row) => <Amount amount={row.amount} currency="INR" />,
            },
            {
              id: "balance",
              header: "Balance ₹",
              numeric: true,
              wideOnly: true,
              cell: (row) => <Amount amount={row.balance} currency="INR" tone="ink" />,
            },
          ]}
        />
      </Card>
    </WithPanel>
  );
};
