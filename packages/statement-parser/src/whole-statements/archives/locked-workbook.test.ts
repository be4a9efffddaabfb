import { readFileSync } from "node:fs";
import { CFB } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { zipSync } from "fflate";
import { parseStatement, readPieces } from "../../index.ts";

const folder = new URL("../../../samples/locked-workbooks/", import.meta.url);
const today = "2026-11-20";
const PASSWORD = "Kornblume-1987";

const load = (name: string): Uint8Array => Uint8Array.from(readFileSync(new URL(name, folder)));

const explain = async (bytes: Uint8Array): Promise<string> => {
  const parsed = await parseStatement(bytes, { today, password: PASSWORD });
  return parsed.ok ? "read" : `${parsed.error.code}: ${parsed.error.message}`;
};

const read = async (bytes: Uint8Array, password?: string): Promise<string> => {
  const parsed = await parseStatement(bytes, password === undefined ? { today } : { today, password });
  if (!parsed.ok) return parsed.error.code;
  return `${parsed.value.format} ${parsed.value.statements.map(({ proof }) => proof.verdict).join()}`;
};

type Entry = { content: Uint8Array; size: number };
type Compound = {
  read(bytes: Uint8Array, options: { type: "array" }): object;
  find(container: object, name: string): Entry;
  write(container: object, options: { type: "array" }): ArrayLike<number>;
};

/** The file with one of its streams changed. */
const alter = (name: string, stream: string, change: (bytes: Uint8Array) => Uint8Array): Uint8Array => {
  const compound = CFB as Compound;
  const container = compound.read(load(name), { type: "array" });
  const entry = compound.find(container, stream);
  entry.content = change(Uint8Array.from(entry.content));
  entry.size = entry.content.length;
  return Uint8Array.from(compound.write(container, { type: "array" }));
};

const alterText = (name: string, from: string, to: string): Uint8Array =>
  alter(name, "EncryptionInfo", (bytes) =>
    Uint8Array.from(Buffer.from(Buffer.from(bytes).toString("latin1").replace(from, to), "latin1")),
  );

describe("locked workbooks", () => {
  it.each([
    ["agile-sha512-aes256.xlsx", "xlsx"],
    ["standard-aes128.xlsx", "xlsx"],
    ["standard-aes256.xlsx", "xlsx"],
    ["rc4-40.xls", "xls"],
    ["rc4-cryptoapi.xls", "xls"],
  ])("opens %s with its password alone", async (name, format) => {
    expect(await read(load(name))).toBe("needs_password");
    expect(await read(load(name), "cornflower")).toBe("wrong_password");
    expect(await read(load(name), PASSWORD)).toBe(`${format} proved`);
  });

  it("says that a locked document of another kind is locked, and asks for no password that would not help", async () => {
    const manifest = "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>";
    const bytes = zipSync({
      mimetype: Buffer.from("application/vnd.oasis.opendocument.spreadsheet"),
      "META-INF/manifest.xml": Buffer.from(manifest),
      "content.xml": Buffer.from([1, 2, 3]),
    });
    expect(await explain(bytes)).toContain("unreadable: This document is locked");
  });

  it("takes a password in letters of several scripts", async () => {
    expect(await read(load("agile-many-scripts.xlsx"), "Grün-пароль-東京")).toBe("xlsx proved");
  });

  it.each(["agile-everybody.xlsx", "standard-everybody.xlsx", "rc4-everybody.xls"])(
    "opens %s, protected against changes alone, without asking",
    async (name) => {
      expect(await read(load(name))).toMatch(/ proved$/);
      expect(await read(load(name), "cornflower")).toMatch(/ proved$/);
    },
  );

  it("shows the rows of the original with the password alone", async () => {
    const bytes = load("rc4-cryptoapi.xls");
    const wanted = { kind: "sheets", after: 3, limit: 1 } as const;
    const refused = await readPieces(bytes, wanted);
    expect(refused.ok ? "shown" : refused.error.code).toBe("needs_password");
    const shown = await readPieces(bytes, { ...wanted, password: PASSWORD });
    expect(shown.ok && shown.value.pieces).toMatchObject([
      { cells: ["2026-05-04", "Salary Lindenhof GmbH", "2150", "3150"] },
    ]);
  });

  it("hands a locked workbook of an archive back to be asked for by itself", async () => {
    const archive = zipSync({
      "open.csv": Buffer.from("Date,Text,Amount\n2026-05-04,Kiosk,-1.00\n2026-05-05,Kiosk,-2.00\n"),
      "june.xlsx": load("standard-aes128.xlsx"),
    });
    const parsed = await parseStatement(archive, { today });
    expect(parsed.ok && parsed.value.locked_files?.map(({ name }) => name)).toEqual(["june.xlsx"]);
  });
});

describe("hostile locks", () => {
  const agile = "agile-sha512-aes256.xlsx";

  it.each(["10000000", "4294967295", "1e300", "-1", "many", ""])(
    "refuses to hash a password %s times",
    async (count) => {
      const bytes = alterText(agile, 'spinCount="100000"', `spinCount="${count}"`);
      expect(await explain(bytes)).toMatch(/^unreadable: .* unusual way/);
    },
  );

  it.each([
    ["keyBits", 'keyBits="256"', 'keyBits="99999999"'],
    ["blockSize", 'blockSize="16"', 'blockSize="0"'],
    ["cipher", 'cipherAlgorithm="AES"', 'cipherAlgorithm="RC2"'],
    ["hash", 'hashAlgorithm="SHA512"', 'hashAlgorithm="WHIRLPOOL"'],
  ])("refuses a lock with an unknown %s", async (_name, from, to) => {
    expect(await explain(alterText(agile, from, to))).toMatch(/^unreadable: .* unusual way/);
  });

  it("refuses a lock whose description declares entities", async () => {
    const bytes = alterText(agile, "<encryption", '<!DOCTYPE a [<!ENTITY b "c">]><encryption');
    expect(await explain(bytes)).toMatch(/^unreadable: .* damaged/);
  });

  it("refuses a package larger than any workbook before it is unlocked", async () => {
    const huge = alter("standard-aes128.xlsx", "EncryptedPackage", () => new Uint8Array(33 * 1024 * 1024));
    expect(await read(huge, PASSWORD)).toBe("too_large");
  });

  it("refuses a package that is cut off behind its lock", async () => {
    const bytes = alter("standard-aes128.xlsx", "EncryptedPackage", (whole) => whole.slice(0, 2000));
    expect(await read(bytes, PASSWORD)).toBe("unreadable");
  });

  it.each(["standard-aes256.xlsx", "rc4-40.xls", "rc4-cryptoapi.xls"])(
    "ends with a reading or a reason for every damaged byte of the lock of %s",
    async (name) => {
      const stream = name.endsWith("xls") ? "Workbook" : "EncryptionInfo";
      for (let at = 0; at < 220; at += 13) {
        const bytes = alter(name, stream, (whole) => {
          whole[at] = (whole[at] ?? 0) ^ 0xff;
          return whole;
        });
        expect(await read(bytes, PASSWORD)).toMatch(
          /^(xlsx?( proved)?|wrong_password|unreadable|empty|not_a_statement)$/,
        );
      }
    },
  );

  it.each(["standard-aes256.xlsx", "rc4-40.xls"])(
    "ends with a reason for a lock of %s cut off",
    async (name) => {
      const stream = name.endsWith("xls") ? "Workbook" : "EncryptionInfo";
      for (const length of [0, 3, 9, 24, 40, 70])
        expect(
          await read(
            alter(name, stream, (whole) => whole.slice(0, length)),
            PASSWORD,
          ),
        ).toMatch(/^(unreadable|empty|not_a_statement)$/);
    },
  );
});
