import { type Letter, sayConverted, type Speaker } from "../../../common/index.ts";
import { hideNumbers, toUnsubscribing } from "../letters.ts";
import type { Digest } from "./find-digest.ts";

const MOST_CATEGORIES = 5;
const MOST_DUE = 10;

/** Statements come after their days: what is not known is no nought. */
const sayFlows = ({ say, sayMoney }: Speaker, { flows }: Digest): string =>
  flows.length === 0
    ? say("digest_nothing")
    : flows
        .map(({ currency, spent, income, before }) =>
          say("digest_flows", {
            spent: sayMoney(spent, currency),
            income: sayMoney(income, currency),
            before: sayMoney(before, currency),
          }),
        )
        .join(" ");

/** What of other currencies stands in the figures, and by which rate of which day. */
const listConverted = (speaker: Speaker, { converted }: Digest): string[] =>
  converted.flatMap(({ currency, to, own, into, ...by }) =>
    (["spent", "income"] as const)
      .filter((flow) => own[flow] !== 0)
      .map((flow) =>
        sayConverted(speaker, {
          ...by,
          own: { amount: own[flow], currency },
          into: { amount: into[flow], currency: to },
        }),
      ),
  );

const listLines = ({ say, sayMoney, sayDay }: Speaker, { flows, due, budgets }: Digest): string[] => [
  ...flows.flatMap(({ currency, categories }) =>
    categories
      .slice(0, MOST_CATEGORIES)
      .map(({ name, spent }) => say("digest_category", { name, amount: sayMoney(spent, currency) })),
  ),
  ...budgets.map(({ name, known_as, state, left, currency }) =>
    say(state === "over" ? "digest_over" : "digest_near", {
      name: name ?? known_as,
      amount: sayMoney(Math.abs(left), currency),
    }),
  ),
  ...due.slice(0, MOST_DUE).map(({ name, amount, currency, on }) =>
    say("digest_due", {
      name: hideNumbers(name),
      amount: sayMoney(-amount, currency),
      day: sayDay(on),
    }),
  ),
];

/** The mail of what a week or a month was: the only one with amounts, which the person is told before they turn it on. */
export const writeDigest = (
  to: { readonly recipient: string; readonly user_id: string },
  {
    kind,
    digest,
    origin,
    token,
  }: { kind: "weekly" | "monthly"; digest: Digest; origin: string; token: string },
): Letter => ({
  ...to,
  write: (speaker) => ({
    subject:
      kind === "weekly"
        ? speaker.say("weekly_subject", { from: speaker.sayDay(digest.from), to: speaker.sayDay(digest.to) })
        : speaker.say("monthly_subject", { month: speaker.sayMonth(digest.from.slice(0, 7)) }),
    paragraphs: [sayFlows(speaker, digest), ...listConverted(speaker, digest)],
    list: listLines(speaker, digest),
    link: { label: speaker.say("digest_link"), url: `${origin}/` },
    notice: {
      kind,
      unsubscribing: toUnsubscribing(origin, { says: speaker.say("digest_setting"), token }),
    },
  }),
});
