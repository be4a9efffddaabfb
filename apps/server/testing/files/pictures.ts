/** One clear dot. */
export const SMALL_PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

const toText = (lines: readonly string[]): string =>
  lines
    .map(
      (line, index) =>
        `BT /F1 12 Tf 40 ${String(380 - 20 * index)} Td (${line.replaceAll(/[()\\]/g, "")}) Tj ET`,
    )
    .join("\n");

/** A page of lines in Helvetica (ISO 32000-1). */
export const makeTextPdf = (lines: readonly string[]): Buffer => {
  const text = toText(lines);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${String(Buffer.byteLength(text, "latin1"))} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${String(objects.length + 1)}\n0000000000 65535 f \n${places.join("")}`;
  file += `trailer\n<< /Size ${String(objects.length + 1)} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
};
