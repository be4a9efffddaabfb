/**
 * Fetches one address many times at once and reads all of it, or takes nothing of it for so many milliseconds; a process of its own, so that who
 * measures others does not wait for its reading. Sends how long that took.
 */
const [url = "", token = "", cookie = "", fetches = "1", still_ms = "0"] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, cookie };
const start = performance.now();
await Promise.all(
  Array.from({ length: Number(fetches) }, async () => {
    const { body } = await fetch(url, { headers });
    if (Number(still_ms) > 0) await new Promise((resolve) => setTimeout(resolve, Number(still_ms)));
    else for await (const _part of body ?? []);
    await body?.cancel();
  }),
);
process.send?.(performance.now() - start, () => process.exit());
