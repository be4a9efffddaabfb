import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drawSheet } from "./draw/sheet.ts";
import { chSaldo } from "./layouts/europe/ch-saldo.ts";
import { toContext } from "./make-file.ts";

/** Opens every locked file but the ones that only their owner may change. */
const PASSWORD = "Kornblume-1987";
const OWNER = "for-the-bank-only";

const VARIANTS: readonly [string, PDFKit.PDFDocumentOptions][] = [
  ["rc4-40", { pdfVersion: "1.3", userPassword: PASSWORD, ownerPassword: OWNER }],
  ["rc4-128", { pdfVersion: "1.5", userPassword: PASSWORD, ownerPassword: OWNER }],
  ["aes-128", { pdfVersion: "1.7", userPassword: PASSWORD, ownerPassword: OWNER }],
  ["aes-256", { pdfVersion: "1.7ext3", userPassword: PASSWORD, ownerPassword: OWNER }],
  ["owner-only-rc4", { pdfVersion: "1.5", ownerPassword: OWNER, permissions: { copying: false } }],
  ["owner-only-aes-256", { pdfVersion: "1.7ext3", ownerPassword: OWNER, permissions: { copying: false } }],
];

/** Writes one short statement under every kind of lock: `node locked.ts FOLDER`. */
const [folder = ".cache/statement-layouts/locked"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [name, security] of VARIANTS) {
  const drawing = chSaldo.make(toContext(chSaldo, 3));
  if (drawing.engine !== "direct") throw new Error("only pages drawn by hand can be locked");
  const { bytes } = await drawSheet(drawing.draw, drawing.page, security);
  writeFileSync(path.join(folder, `${name}.pdf`), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
