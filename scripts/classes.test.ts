import { expect, test } from "vitest";
import { findLostClasses } from "./classes.ts";

const check = (css: string, code: string) =>
  findLostClasses([
    { name: "web/a.module.css", text: css },
    { name: "web/a.tsx", text: `import styles from "./a.module.css";\n${code}` },
  ]);

test("classes that are used and written pass, computed names too", () => {
  expect(check(".row { margin: 0.5rem }", 'styles["row"]')).toEqual([]);
  expect(check(".on {} .off {}", 'styles[isOn ? "on" : "off"]')).toEqual([]);
  expect(check("@media print { .size-sm > .size-lg {} }", "styles[`size-${size}`]")).toEqual([]);
  expect(check(".info {} .error {}", "styles[tone]")).toEqual([]);
  expect(check(".error { &:hover { color: red } .deep {} }", 'styles["error"] styles["deep"]')).toEqual([]);
});

test("a class that stands in no stylesheet is named", () => {
  const missing = "web/a.tsx: .rwo is not in web/a.module.css";
  expect(check(".row {}", 'styles["row"] styles["rwo"]')).toEqual([missing]);
  expect(check(".row {}", 'styles[isOn ? "row" : "rwo"]')).toEqual([missing]);
  expect(check(".row {}", 'styles[tone ?? "rwo"]')).toEqual([missing]);
  expect(check(".row {} /* .rwo */", 'styles["row"] styles["rwo"]')).toEqual([missing]);
});

test("a class that nobody uses is named", () => {
  const unused = "web/a.module.css: nobody uses .old";
  expect(check(".row {} .old {}", 'styles["row"]')).toEqual([unused]);
  expect(check(".size-sm {} .old {}", "styles[`size-${size}`]")).toEqual([unused]);
  expect(check(".old {}", "")).toEqual([unused]);
});
