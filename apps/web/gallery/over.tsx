import { useState } from "react";
import { Button } from "../src/ui/actions/button.tsx";
import { ConfirmDialog } from "../src/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "../src/ui/overlays/dialog.tsx";
import { DropZone } from "../src/ui/actions/drop-zone.tsx";
import { Dropdown } from "../src/ui/actions/dropdown.tsx";
import { EmptyState } from "../src/ui/states/empty-state.tsx";
import { ErrorView } from "../src/ui/states/error-view.tsx";
import { Field } from "../src/ui/forms/field.tsx";
import { IconButton } from "../src/ui/actions/icon-button.tsx";
import { LoadMore } from "../src/ui/lists/load-more.tsx";
import { Menu } from "../src/ui/actions/menu.tsx";
import { Note } from "../src/ui/frame/note.tsx";
import { ProgressBar } from "../src/ui/figures/progress-bar.tsx";
import { ScreenLoading } from "../src/ui/states/screen-loading.tsx";
import { SkeletonRows } from "../src/ui/states/skeleton.tsx";
import { Stack } from "../src/ui/frame/stack.tsx";
import { Tabs } from "../src/ui/actions/tabs.tsx";
import { TextInput } from "../src/ui/forms/text-input.tsx";
import {
  dismissToast,
  toastBlank,
  toastCustom,
  toastError,
  toastLoading,
  toastSuccess,
} from "../src/ui/overlays/toast.ts";
import { Section } from "./section.tsx";

const nothing = () => undefined;

export const Overlays = () => {
  const [open, setOpen] = useState<"dialog" | "confirm" | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <Section title="Menus, dialogs, toasts">
      <Stack row wrap gap={2}>
        <Menu
          label="Row actions"
          trigger={(props) => <IconButton {...props} icon="more" label="More actions" kind="secondary" />}
          items={[
            { label: "Groceries", icon: "tag", kbd: "1", onSelect: nothing },
            { label: "Split", icon: "split", kbd: "S", onSelect: nothing },
            { label: "Statement", icon: "statements", end: "page 2", to: "/statements/1" },
            "separator",
            { label: "Delete", icon: "trash", danger: true, onSelect: nothing },
          ]}
        />
        <Dropdown
          label="Filter by amount"
          trigger={(props) => (
            <Button {...props} iconEnd="chevron-down">
              Amount
            </Button>
          )}
        >
          {(done) => (
            <Stack>
              <Field label="Over">
                <TextInput />
              </Field>
              <Button kind="primary" onClick={done}>
                Apply
              </Button>
            </Stack>
          )}
        </Dropdown>
        <Button onClick={() => setOpen("dialog")}>Dialog</Button>
        <Button onClick={() => setOpen("confirm")}>Confirm</Button>
      </Stack>
      <Stack row wrap gap={2}>
        <Button onClick={() => toastSuccess("Sub-category updated!", { undo: () => toastBlank("Undone") })}>
          Success
        </Button>
        <Button onClick={() => toastError("Oops, update failed!")}>Error</Button>
        <Button onClick={() => toastBlank("Tag “weekly shop” added")}>Blank</Button>
        <Button onClick={() => toastLoading("Reading 3 files")}>Loading</Button>
        <Button onClick={() => toastCustom(<em>Custom</em>)}>Custom</Button>
        <Button kind="quiet" onClick={() => dismissToast()}>
          Dismiss all
        </Button>
      </Stack>
      <Dialog
        open={open === "dialog"}
        title="Assign a merchant"
        onClose={close}
        actions={
          <Button kind="primary" onClick={close}>
            Save
          </Button>
        }
      >
        <Field label="Merchant">
          <TextInput />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        title="Delete Coffee?"
        text="Its 117 transactions go to Eating out. You can undo this later."
        confirmLabel="Delete"
        onConfirm={close}
        onClose={close}
      />
      <Tabs
        label="Details"
        tabs={[
          { id: "rows", label: "Rows", end: 14, content: "Fourteen rows" },
          { id: "file", label: "File", content: "malabar-2026-10.pdf" },
        ]}
      />
    </Section>
  );
};

export const States = () => (
  <>
    <Section title="Notes and progress">
      <Note>The sample household is two invented people.</Note>
      <Note tone="info">New rows arrive while you read.</Note>
      <Note tone="warning">No closing balance is printed.</Note>
      <Note tone="error">
        Opening + sum is ₹4,13,735.35, <b>₹11,232.00 more</b> than the printed closing.
      </Note>
      <ProgressBar label="malabar-2026-03.pdf" value={0.58} />
      <ProgressBar label="Finished" value={1} tone="success" />
      <ProgressBar label="Unknown" value={null} />
      <LoadMore shown={40} total={1234} hasMore onLoad={nothing} />
    </Section>
    <Section title="Waiting and empty">
      <SkeletonRows count={3} />
      <EmptyState
        title="Nothing matches"
        message="No transaction over ₹500 is tagged “work” in March."
        primary={{ label: "Clear filters" }}
        secondary={{ label: "Upload", icon: "upload", to: "/statements/upload" }}
      />
      <EmptyState icon="search" message="No tag of that name." secondary={{ label: "Clear" }} />
    </Section>
    <Section title="Whole screens">
      <ScreenLoading />
      <ErrorView
        title="Oops, unknown error occurred!"
        message="The page could not be shown. Your data is safe."
        details="TypeError: x is undefined"
        actions={<Button kind="primary">Reload</Button>}
      />
    </Section>
    <DropZone
      title="Drop statements anywhere on this page"
      hint="PDF, CSV, XLSX, OFX, QIF, MT940 or CAMT.053, up to 50 MB each. The same file twice adds nothing."
      onFiles={nothing}
      wholePage
    />
  </>
);
