import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const page = (menu: string): string => `<html><body>${menu}<h1>Account statement</h1>
<table><tr><th>Currency</th><td>NGN</td></tr><tr><th>Opening balance</th><td>2,000.00</td></tr>
<tr><th>Closing balance</th><td>2,350.00</td></tr></table>
<table><tr><th>Date</th><th>Details</th><th>Paid out</th><th>Paid in</th></tr>
<tr><td>2026-01-03</td><td>Shop</td><td>100.00</td><td></td></tr>
<tr><td>2026-01-09</td><td>Rent</td><td>750.00</td><td></td></tr>
<tr><td>2026-01-20</td><td>Salary</td><td></td><td>1,200.00</td></tr></table></body></html>`;

const WAYS = "<ul><li><a>Mortgage statement</a></li><li><a>Credit card statement</a></li></ul>";

describe("the menu of a saved page", () => {
  it.each([
    ["<nav>", "</nav>"],
    ["<nav class='main'>", "</nav >"],
    ["<nav>", "<p></p>"],
  ])("says nothing of the account, and hides none of it: %s %s", (open, close) => {
    const menu = close.startsWith("</nav") ? `${open}${WAYS}${close}` : `${open}${close}`;
    const parsed = parseBytes(new TextEncoder().encode(page(menu)), { today: "2026-11-20" });
    const [statement] = parsed.ok ? parsed.value.statements : [];
    expect(statement?.account.account_type).toBeNull();
    expect(statement?.opening_balance).toBe(200_000);
    expect(statement?.proof.verdict).toBe("proved");
  });
});
