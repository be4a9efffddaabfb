import { expect, test } from "vitest";
import { hasDovecot } from "../../../testing/mail/dovecot.ts";
import { killDuringArrivals } from "../../../testing/killed/killed-arrivals.ts";

// An embedded PostgreSQL cannot be shared by processes.
const shared = process.env["TEST_ENGINE"] !== "pglite";
/** `bench/killed-arrivals.ts` does it two hundred times. */
const KILLS = 6;

if (!hasDovecot)
  process.stderr.write(
    "\nSKIPPED: kills while mail arrives need Debian's dovecot-imapd and dovecot-lmtpd.\n\n",
  );

test.runIf(shared && hasDovecot)(
  `F1: ${String(KILLS)} kills of server and worker while statements arrive, most of them by two ways: none lost, none doubled`,
  async () => {
    const { found, right } = await killDuringArrivals(KILLS);
    expect(found).toEqual(right);
  },
  180_000,
);
