import { Amount } from "../src/ui/figures/amount.tsx";
import { Avatar } from "../src/ui/pictures/avatar.tsx";
import { Badge } from "../src/ui/figures/badge.tsx";
import { Button } from "../src/ui/actions/button.tsx";
import { CategoryIcon } from "../src/ui/pictures/category-icon.tsx";
import { Change } from "../src/ui/figures/change.tsx";
import { Chip } from "../src/ui/actions/chip.tsx";
import { Figure } from "../src/ui/figures/figure.tsx";
import { Icon } from "../src/ui/base/icon.tsx";
import { ICON_PATHS } from "../src/ui/base/icon-paths.ts";
import type { IconName } from "../src/ui/base/icon-paths.ts";
import { IconButton } from "../src/ui/actions/icon-button.tsx";
import { Kbd } from "../src/ui/base/kbd.tsx";
import { Logo } from "../src/ui/pictures/logo.tsx";
import { LogoTile } from "../src/ui/pictures/logo-tile.tsx";
import { Spinner } from "../src/ui/base/spinner.tsx";
import { Stack } from "../src/ui/frame/stack.tsx";
import { Text } from "../src/ui/frame/text.tsx";
import { Tooltip } from "../src/ui/actions/tooltip.tsx";
import { Verdict } from "../src/ui/figures/verdict.tsx";
import { VerdictCell } from "../src/ui/figures/verdict-cell.tsx";
import { Section } from "./section.tsx";

const VERDICTS = ["proved", "partly", "unproved", "contradicted", "late", "missing", "due"] as const;
const nothing = () => undefined;

export const Buttons = () => (
  <Section title="Buttons">
    <Stack row wrap gap={2}>
      <Button kind="primary">Save</Button>
      <Button>Cancel</Button>
      <Button kind="quiet">Skip</Button>
      <Button kind="danger" icon="trash">
        Delete
      </Button>
      <Button kind="danger-fill">Delete account</Button>
      <Button kind="link" to="/elsewhere">
        All 38
      </Button>
    </Stack>
    <Stack row wrap gap={2}>
      <Button kind="primary" icon="upload">
        Upload
      </Button>
      <Button disabled>Disabled</Button>
      <Button kind="primary" icon="check" busy>
        Saving
      </Button>
      <Button busy>Try again</Button>
      <Tooltip text="Everything in this list as CSV">
        <Button icon="download">Export</Button>
      </Tooltip>
      <IconButton icon="more" label="More" kind="secondary" />
      <IconButton icon="search" label="Search" />
      <IconButton icon="refresh" label="Look again" busy />
    </Stack>
    <Button kind="primary" size="lg" wide>
      Login
    </Button>
  </Section>
);

export const Figures = () => (
  <Section title="Figures, chips and verdicts">
    <Stack row wrap gap={6} align="end">
      <Figure
        amount={8_741_550}
        currency="INR"
        size="hero"
        proof="unproved"
        to="/transactions"
        label="Spent"
      />
      <Figure amount={40_250_335} currency="INR" proof="proved" smallDecimals={false} />
      <Figure amount={-1_824_060} currency="INR" size="md" sign="always" />
      <Figure amount={234_000} currency="INR" size="sm" approx />
    </Stack>
    <Stack row wrap gap={4}>
      <Amount amount={-124_900} currency="INR" />
      <Amount amount={17_800_000} currency="INR" />
      <Amount amount={41_280_635} currency="INR" tone="ink" strong />
      <Change amount={1360} usual={1000} currency="EUR" />
      <Change amount={940} usual={1000} currency="EUR" />
      <Change amount={1000} usual={1000} currency="EUR" />
      <Change amount={1000} usual={null} currency="EUR" />
    </Stack>
    <Stack row wrap gap={2}>
      {VERDICTS.map((verdict) => (
        <Verdict key={verdict} verdict={verdict} />
      ))}
      <Badge tone="accent" icon="chevron-up">
        3× usual
      </Badge>
      <Badge tone="primary">Investment</Badge>
      <Badge>Pending</Badge>
      <Verdict verdict="proved" look="words" label="proved to 18 Nov" />
      <Verdict verdict="unproved" look="mark" />
    </Stack>
    <Stack row wrap gap={2}>
      <Chip on onRemove={nothing} removeLabel="Remove filter November">
        November
      </Chip>
      <Chip menu>Category</Chip>
      <Chip on onClick={nothing}>
        Uncategorised <b>1</b>
      </Chip>
      <Chip kind="tag" onRemove={nothing} removeLabel="Remove tag work">
        work
      </Chip>
      <Chip kind="dash" icon="plus" onClick={nothing}>
        Tag
      </Chip>
      <Kbd>/</Kbd>
    </Stack>
    <div style={{ display: "grid", gridTemplateColumns: "repeat(7, 1fr)", gap: 4 }}>
      {VERDICTS.map((verdict) => (
        <VerdictCell
          key={verdict}
          verdict={verdict}
          label={`March: ${verdict}`}
          to="/statements"
          caption="Mar"
        />
      ))}
      <VerdictCell verdict={null} label="April: nothing expected" />
    </div>
  </Section>
);

export const Tiles = () => (
  <Section title="Tiles and icons">
    <Stack row wrap gap={2}>
      <Logo />
      <Avatar name="Ananya Raghavan" />
      <LogoTile name="Malabar Bank" kind="bank" />
      <LogoTile name="Malabar Bank" kind="bank" colour={3} />
      <LogoTile name="Kaveri Fresh" />
      <LogoTile name="Kaveri Fresh" colour={7} />
      <LogoTile name="Big Bank" kind="bank" size="lg" colour={1} />
      <LogoTile name="Small" size="sm" />
      <Spinner label="Reading" />
      {(["house", "utensils", "taxi", "piggy-bank", "film", "pill"] as const).map((name, index) => (
        <CategoryIcon key={name} name={name} colour={index + 1} />
      ))}
      <CategoryIcon name="coffee" colour={2} size="lg" />
      <CategoryIcon name="coffee" colour={2} tile={false} />
    </Stack>
    <Stack row wrap gap={3}>
      {Object.keys(ICON_PATHS).map((name) => (
        // the keys of the table are the names
        <Icon key={name} name={name as IconName} />
      ))}
    </Stack>
    <Stack gap={1}>
      <Text size="lg" strong>
        November 2026
      </Text>
      <Text size="md" strong>
        By category
      </Text>
      <Text>Kaveri Fresh, Groceries</Text>
      <Text size="sm" tone="2">
        every month, about the 24th
      </Text>
      <Text size="xs" tone="3">
        proved to 18 Nov
      </Text>
      <Text mono size="xs" tone="3">
        UPI-KAVERI FRESH-0091
      </Text>
    </Stack>
  </Section>
);
