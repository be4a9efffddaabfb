import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (name: string): string => readFileSync(path.join(ROOT, name), "utf8");
const { SERVER_FLAGS, SERVER_MEMORY } = (await import(path.join(ROOT, "scripts/setup.mjs"))) as {
  SERVER_FLAGS: readonly string[];
  SERVER_MEMORY: Readonly<Record<string, string>>;
};

/** What a program of the image is started with. */
const toCommand = (program: string): string =>
  ["node", ...SERVER_FLAGS, `apps/server/dist/${program}.mjs`].map((part) => `"${part}"`).join(", ");

test("the image starts as npm start does, as an ordinary user, with packages of production alone", () => {
  const image = read("Dockerfile");
  expect(image).toContain(`CMD [${toCommand("serve")}]`);
  for (const [name, value] of Object.entries(SERVER_MEMORY)) expect(image).toContain(`${name}=${value}`);
  expect(image).toMatch(/^USER node$/m);
  expect(image).toContain("npm prune --omit=dev --ignore-scripts");
});

test("the compose files start the same programs, on a root that cannot be written", () => {
  const cluster = read("docs/deploy/compose.cluster.yaml");
  expect(cluster).toContain(`[${toCommand("serve")}, "--no-work"]`);
  expect(cluster).toContain(`[${toCommand("work")}]`);
  for (const text of [cluster, read("docs/deploy/compose.yaml")]) {
    expect(text).toContain("read_only: true");
    expect(text).toContain("cap_drop: [ALL]");
  }
});

test("the compose files and the unit set nothing that is no setting", () => {
  const settings = [...read("README.md").matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  const unit = read("docs/deploy/passbook.service");
  const ofUnit = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(
    ([, line = ""]) => line.match(/[A-Z_]+(?==)/g) ?? [],
  );
  const shared = /x-environment:.*?\n\n/s.exec(read("docs/deploy/compose.cluster.yaml"))?.[0] ?? "";
  const ofCluster = [...shared.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = ""]) => name);
  expect([ofUnit.length, ofCluster.length]).toEqual([2, 4]);
  for (const name of [...ofUnit, ...ofCluster]) expect(settings).toContain(name);
});

test("in front of the cluster a server that is down is passed over, and looked at again", () => {
  const cluster = read("docs/deploy/compose.cluster.yaml");
  const caddy = read("docs/deploy/Caddyfile");
  expect(cluster).toContain("./Caddyfile:/etc/caddy/Caddyfile:ro");
  const [, upstreams = ""] = /reverse_proxy (.*) \{/.exec(caddy) ?? [];
  expect(upstreams.split(" ").length).toBeGreaterThan(1);
  for (const upstream of upstreams.split(" ")) {
    const [service = "", port = ""] = upstream.split(":");
    expect(cluster).toMatch(new RegExp(`^ {2}${service}:$`, "m"));
    expect(read("Dockerfile")).toContain(`EXPOSE ${port}`);
  }
  for (const setting of ["lb_try_duration", "fail_duration", "health_uri /health\n"])
    expect(caddy).toContain(setting);
});
