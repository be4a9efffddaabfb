import { chromium } from "@playwright/test";
const files = process.argv.slice(2);
const b = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
const p = await b.newPage({ viewport: { width: 1280, height: 860 } });
p.on("console", (m) => m.type() === "error" && console.log("console", m.text()));
p.on("pageerror", (e) => console.log("pageerror", e.message));
await p.goto("http://127.0.0.1:4395/login");
await p.getByLabel("E-mail").fill("asha@example.test");
await p.getByLabel("Password", { exact: true }).fill("three green kettles 7");
await p.keyboard.press("Enter");
await p.waitForURL("http://127.0.0.1:4395/");
await p.goto("http://127.0.0.1:4395/statements/upload");
await p.waitForTimeout(1500);
const t = Date.now();
await p.locator("input[type=file]").first().setInputFiles(files);
await p.waitForTimeout(9000);
console.log(Date.now() - t);
await p.screenshot({ path: "/tmp/try/upload.png", fullPage: true });
await p.goto("http://127.0.0.1:4395/statements");
await p.waitForTimeout(2500);
await p.screenshot({ path: "/tmp/try/list.png", fullPage: true });
const links = await p
  .locator('a[href*="/statements/"]')
  .evaluateAll((as) =>
    [...new Set(as.map((a) => a.getAttribute("href")))].filter((h) => /statements\/[0-9a-f-]{36}/.test(h)),
  );
let i = 0;
for (const l of links.slice(0, 4)) {
  await p.goto("http://127.0.0.1:4395" + l);
  await p.waitForTimeout(3500);
  await p.screenshot({ path: `/tmp/try/s${i++}.png` });
  console.log(l, (await p.locator("main").innerText()).slice(0, 200).replaceAll("\n", " | "));
}
await p.setViewportSize({ width: 390, height: 844 });
await p.emulateMedia({ colorScheme: "dark" });
for (const l of links.slice(0, 1)) {
  await p.goto("http://127.0.0.1:4395" + l);
  await p.waitForTimeout(3500);
  await p.screenshot({ path: `/tmp/try/phone.png` });
}
await b.close();
