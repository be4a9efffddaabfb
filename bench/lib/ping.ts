/** Asks one address over and over until told to stop, and prints how long each answer took (milliseconds, JSON). */
const [url = "", token = "", cookie = ""] = process.argv.slice(2);
const took: number[] = [];
const stopping = new AbortController();
process.on("message", () => stopping.abort());
const ask = async (): Promise<number> => {
  const start = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}`, cookie } });
  await response.text();
  return performance.now() - start;
};
// The first answers pay for the connection and for code that was never run.
for (let count = 0; count < 10; count += 1) await ask();
process.send?.("ready");
while (!stopping.signal.aborted) {
  took.push(await ask());
  await new Promise((resolve) => setTimeout(resolve, 15));
}
process.send?.(took, () => process.exit());
