import { useState } from "react";
import { AmountInput } from "../src/ui/forms/amount-input.tsx";
import { CategoryIcon } from "../src/ui/pictures/category-icon.tsx";
import { Checkbox } from "../src/ui/forms/checkbox.tsx";
import { Combobox } from "../src/ui/forms/combobox.tsx";
import { DateField } from "../src/ui/forms/date-field.tsx";
import { Field } from "../src/ui/forms/field.tsx";
import { IconChoice } from "../src/ui/forms/icon-choice.tsx";
import { MonthPicker } from "../src/ui/actions/month-picker.tsx";
import { NumberInput } from "../src/ui/forms/number-input.tsx";
import { PasswordInput } from "../src/ui/forms/password-input.tsx";
import { RadioGroup } from "../src/ui/forms/radio-group.tsx";
import { SearchInput } from "../src/ui/forms/search-input.tsx";
import { SegmentedControl } from "../src/ui/actions/segmented-control.tsx";
import { Select } from "../src/ui/forms/select.tsx";
import { Stack } from "../src/ui/frame/stack.tsx";
import { Switch } from "../src/ui/forms/switch.tsx";
import { TextInput } from "../src/ui/forms/text-input.tsx";
import { Textarea } from "../src/ui/forms/textarea.tsx";
import { choices } from "./sample.ts";
import { Section } from "./section.tsx";

export const TextFields = () => {
  const [amount, setAmount] = useState<number | null>(12_345_678);
  const [count, setCount] = useState<number | null>(1200);
  const [search, setSearch] = useState("");
  return (
    <Section title="Fields">
      <SearchInput label="Search, or amount>50 tag:work" value={search} onChange={setSearch} shortcut="/" />
      <Field label="Label" hint="Shown instead of the bank's name">
        <TextInput placeholder="Optional" />
      </Field>
      <Field label="Last 4 digits" error="Four digits, as printed on the statement." required>
        <TextInput defaultValue="40A1" />
      </Field>
      <Field label="Password" labelEnd={<a href="#forgot">Forgot password?</a>}>
        <PasswordInput defaultValue="correct horse" />
      </Field>
      <Field label="Amount over" hint="In rupees">
        <AmountInput value={amount} onChange={setAmount} currency="INR" />
      </Field>
      <Field label="Rows">
        <NumberInput value={count} onChange={setCount} min={1} max={5000} />
      </Field>
      <Field label="Note">
        <Textarea defaultValue="Shared with Meera" />
      </Field>
      <Field label="Disabled">
        <TextInput disabled defaultValue="ananya@raghavan.example" />
      </Field>
    </Section>
  );
};

export const Choices = () => {
  const [view, setView] = useState<"bars" | "tree">("bars");
  const [icon, setIcon] = useState<string>("coffee");
  const [pick, setPick] = useState<string | null>("coffee");
  const [sort, setSort] = useState<"date" | "amount">("date");
  const [month, setMonth] = useState("2026-11");
  const groups = choices.map((group, at) => ({
    label: group.label,
    options: group.options.map((option) => ({
      ...option,
      icon: <CategoryIcon name={option.id === "fuel" ? "fuel" : "tag"} colour={at + 2} tile={false} />,
    })),
  }));
  return (
    <Section title="Choices">
      <MonthPicker month={month} onChange={setMonth} max="2026-11" />
      <SegmentedControl
        label="View"
        value={view}
        onChange={setView}
        options={[
          { value: "bars", label: "Bars" },
          { value: "tree", label: "Treemap" },
        ]}
      />
      <Field label="Account type">
        <Select defaultValue="savings">
          <option value="savings">Savings</option>
          <option value="current">Current</option>
        </Select>
      </Field>
      <Combobox
        label="Category"
        groups={groups}
        value={pick}
        onChange={setPick}
        createLabel={(text) => `Create “${text}”`}
        onCreate={() => undefined}
      />
      <Field label="Opened on">
        <DateField defaultValue="2026-11-20" />
      </Field>
      <RadioGroup
        legend="Sort by"
        value={sort}
        onChange={setSort}
        options={[
          { value: "date", label: "Date", hint: "Newest first" },
          { value: "amount", label: "Amount" },
        ]}
      />
      <Stack gap={1} align="start">
        <Checkbox label="Include transfers" defaultChecked />
        <Checkbox label="Every matching row" indeterminate />
        <Checkbox label="Not chosen" hint="Nothing changes" />
        <Switch label="Watch the mailbox" defaultChecked />
      </Stack>
      <Switch label="Investment" hint="Shown apart, neither spending nor income" side="end" />
      <IconChoice label="Icon" value={icon} onChange={setIcon} />
    </Section>
  );
};
