import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { makeReader } from "../../reader/index.ts";
import { parseCommand } from "./parse.ts";

const CSV =
  "IBAN;DE89370400440532013000\n\nDate;Text;Amount;Balance;Currency\n2024-01-02;Shop;-10.00;90.00;EUR\n2024-01-25;ACME;50.00;140.00;EUR\n";

const SAMPLES = new URL("../../../../../packages/statement-parser/samples/", import.meta.url);

const reader = makeReader();
afterAll(() => reader.close());

const run = async (args: string[], content: Uint8Array | string = CSV) => {
  let out = "";
  let faults = "";
  const written = new Map<string, string>();
  const code = await parseCommand(args, {
    reader,
    writeFile: (path, text) => {
      written.set(path, text);
      return Promise.resolve();
    },
    readFile: (path) =>
      path === "missing.csv"
        ? Promise.reject(new Error("no such file"))
        : Promise.resolve(typeof content === "string" ? new TextEncoder().encode(content) : content),
    stdout: (text) => {
      out += text;
    },
    stderr: (text) => {
      faults += text;
    },
    today: "2026-11-20",
  });
  return { code, out, faults, written };
};

describe("passbook parse", () => {
  it("prints exactly the published object, without the full account number", async () => {
    const { code, out } = await run(["statement.csv", "--json"]);
    expect(code).toBe(0);
    expect(out).not.toContain("DE89370400440532013000");
    expect(JSON.parse(out)).toEqual({
      format: "csv",
      statements: [
        {
          account: {
            bank_name: null,
            last_4_digits: "3000",
            iban_masked: "DE89**************3000",
            account_type: null,
          },
          currency: "EUR",
          period: { from: "2024-01-02", to: "2024-01-25" },
          opening_balance: 10000,
          closing_balance: 14000,
          proof: {
            verdict: "proved",
            checks: [{ name: "running_balance", holds: true, rows: 1 }],
            doubts: [],
            culprit: null,
          },
          transactions: [
            {
              booked_on: "2024-01-02",
              value_on: null,
              amount: -1000,
              currency: "EUR",
              description: "Shop",
              counterparty: null,
              reference: null,
              balance_after: 9000,
              pending: false,
              source: { line: 4 },
            },
            {
              booked_on: "2024-01-25",
              value_on: null,
              amount: 5000,
              currency: "EUR",
              description: "ACME",
              counterparty: null,
              reference: null,
              balance_after: 14000,
              pending: false,
              source: { line: 5 },
            },
          ],
        },
      ],
      problems: [],
    });
  });

  it("prints a table for people without --json", async () => {
    const { out } = await run(["statement.csv"]);
    expect(out).toContain("2024-01-25");
    expect(out).toContain("proved");
    expect(out).toContain("-10.00");
  });

  it("tells people which row breaks the balances, by how much, and what would mend it", async () => {
    const broken = CSV.replace("90.00;EUR", "90.00;EUR\n2024-01-09;Bar;5.00;85.00;EUR").replace(
      "140.00",
      "135.00",
    );
    const { out } = await run(["broken.csv"], broken);
    expect(out).toContain("running_balance does not hold: 85.00 is printed, 95.00 found.");
    expect(out).toContain("Row 2 breaks the balances by -10.00.");
    expect(out).toContain("Would mend it (flip_sign): make row 2 -5.00.");
  });

  it("explains which witnesses hold, which fail, what is doubted and where each row stands", async () => {
    const { out } = await run(["statement.csv", "--explain"], CSV.replace("140.00", "135.00"));
    expect(out).toContain("Statement 1: contradicted");
    expect(out).toContain("FAILS  running_balance, binds 0 rows, printed 135.00, rows give 140.00");
    expect(out).toMatch(/2 {2}line 5 +2024-01-25 +50\.00 +135\.00/);
    expect(out).toContain("Row 2 breaks the balances by -5.00.");
  });

  it("draws each page with its words and a box around each row", async () => {
    const { written } = await run(
      ["a.pdf", "--explain", "--svg", "out/page"],
      readFileSync(new URL("pdf/de-trailing-minus-1.pdf", SAMPLES)),
    );
    const [page] = written.values();
    expect([...written.keys()][0]).toBe("out/page-1.svg");
    expect(page).toContain("</text>");
    expect(page?.match(/<rect[^>]*><title>2\d{3}-\d\d-\d\d -?\d+<\/title>/g)?.length).toBeGreaterThan(2);
  });

  it("ends with 2 and the reason when the file is refused", async () => {
    const refused = await run(["page.html", "--json"], "<html></html>");
    expect(refused.code).toBe(2);
    expect(JSON.parse(refused.out)).toMatchObject({ error: { code: "not_a_statement" } });
    const spoken = await run(["empty.csv"], "");
    expect(spoken).toMatchObject({ code: 2, out: "" });
    expect(spoken.faults).toContain("empty");
  });

  it("ends with 2 when the call is wrong or the file cannot be opened", async () => {
    expect(await run([])).toMatchObject({ code: 2, out: "" });
    expect(await run(["a.csv", "--country", "Germany"])).toMatchObject({ code: 2 });
    expect(await run(["a.csv", "--unheard"])).toMatchObject({ code: 2, out: "" });
    expect(await run(["a.csv", "--svg", "page"])).toMatchObject({ code: 2, out: "" });
    expect(await run(["a.csv", "--json", "--explain"])).toMatchObject({ code: 2, out: "" });
    expect(await run(["missing.csv"])).toMatchObject({ code: 2, out: "" });
    const asked = await run(["missing.csv", "--json"]);
    expect(asked).toMatchObject({ code: 2, faults: "" });
    expect(JSON.parse(asked.out)).toMatchObject({ error: { code: "unreadable" } });
  });

  it("lets the country decide between day first and month first", async () => {
    const text = "Date,Text,Amount\n03/04/2024,Shop,-1.00\n";
    const dateOf = async (country: string): Promise<string> =>
      // The command prints the published object.
      (
        JSON.parse((await run(["a.csv", "--country", country, "--json"], text)).out) as {
          statements: { transactions: { booked_on: string }[] }[];
        }
      ).statements[0]?.transactions[0]?.booked_on ?? "";
    expect([await dateOf("GB"), await dateOf("US")]).toEqual(["2024-04-03", "2024-03-04"]);
  });
});
