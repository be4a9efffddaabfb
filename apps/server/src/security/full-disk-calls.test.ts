import { ENDPOINTS } from "@passbook/contract/index";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSample, toRequest } from "../../testing/call-samples.ts";
import { makeClient, type TestServer } from "../../testing/harness.ts";
import type { TestPerson } from "../../testing/people.ts";
import { type Owned, startWithOwned } from "../../testing/populate.ts";
import { keepReserve } from "../platform/reserve.ts";
import { mountSmallDisk } from "../../testing/small-disk.ts";

const SIZE_MB = 12;
const disk = mountSmallDisk(SIZE_MB);

describe.skipIf(disk === null)("F3: every call on a full disk (where a test may mount a small one)", () => {
  let server: TestServer;
  let asha: TestPerson;
  let own: Owned;
  beforeAll(async () => {
    ({ server, asha, own } = await startWithOwned({ DATA_DIR: disk?.folder ?? "", LOG_LEVEL: "error" }));
    disk?.fill();
  }, 120_000);
  afterAll(async () => {
    disk?.makeRoom();
    await server.close();
    disk?.unmount();
  });
  const send = (endpoint: (typeof ENDPOINTS)[number], client = asha) =>
    client.send(toRequest(endpoint, makeSample(endpoint, own)));

  // A stream of events never ends.
  const READS = ENDPOINTS.filter(({ method, answer_kind }) => method === "GET" && answer_kind !== "events");
  const WRITES = ENDPOINTS.filter(({ method }) => method !== "GET");

  test.each(READS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "F3: %s reads on",
    async (_name, endpoint) => {
      expect((await send(endpoint)).statusCode).toBeLessThan(500);
    },
  );

  test.each(WRITES.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "F3: %s is refused with the sentence of a full disk, or as it would be with room",
    async (_name, endpoint) => {
      const answered = await send(endpoint);
      if (answered.statusCode < 500) return;
      expect([answered.statusCode, answered.json()]).toMatchObject([507, { code: "disk_full" }]);
    },
  );

  test("F3: nobody signs in on a full disk, and who does is told of it", async () => {
    for (const password of [asha.password, "a wrong password"]) {
      const answered = await makeClient(server).send({
        method: "POST",
        url: "/api/sessions/login",
        payload: { email: asha.email, password },
      });
      expect([answered.statusCode, answered.json()]).toMatchObject([507, { code: "disk_full" }]);
    }
  });

  const is_last = ({ id }: (typeof ENDPOINTS)[number]): boolean => id === "delete_user";
  const MAKING = ENDPOINTS.filter(({ room }) => room === "makes").toSorted(
    (a, b) => Number(is_last(a)) - Number(is_last(b)),
  );
  test.each(MAKING.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "F3: %s makes room, and is done where it would be with room",
    async (_name, endpoint) => {
      disk?.makeRoom();
      await keepReserve(server.services);
      disk?.fill();
      const { statusCode } = await send(endpoint);
      expect(statusCode).toBeLessThan(500);
      expect(statusCode).not.toBe(401);
    },
  );
});
