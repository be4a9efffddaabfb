import { ENDPOINTS } from "@passbook/contract/index";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSample, toRequest } from "../../testing/call-samples.ts";
import { makeClient, type TestClient, type TestServer } from "../../testing/harness.ts";
import { signIn, type TestPerson } from "../../testing/people.ts";
import { dropPasskeys, type Owned, startWithOwned } from "../../testing/populate.ts";
import { keepReserve } from "../platform/storage/reserve.ts";
import { mountSmallDisk } from "../../testing/small-disk.ts";

const SIZE_MB = 12;
const disk = mountSmallDisk(SIZE_MB);

describe.skipIf(disk === null)("F3: every call on a full disk (where a test may mount a small one)", () => {
  let server: TestServer;
  let asha: TestPerson;
  let elsewhere: TestClient;
  let own: Owned;
  beforeAll(async () => {
    ({ server, asha, own } = await startWithOwned({ DATA_DIR: disk?.folder ?? "", LOG_LEVEL: "error" }));
    await dropPasskeys(server, asha.user_id);
    elsewhere = await signIn(server, asha.email);
    disk?.fill();
  }, 120_000);
  afterAll(async () => {
    disk?.makeRoom();
    await server.close();
    disk?.unmount();
  });
  const send = (endpoint: (typeof ENDPOINTS)[number], client: TestClient = asha) =>
    client.send(toRequest(endpoint, makeSample(endpoint, own)));

  // A stream of events never ends.
  const READS = ENDPOINTS.filter(({ method, answer_kind }) => method === "GET" && answer_kind !== "events");
  // What makes room comes below, where there is some kept for it.
  const WRITES = ENDPOINTS.filter(({ method, room }) => method !== "GET" && room !== "makes");

  test.each(READS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "F3: %s reads on",
    async (_name, endpoint) => {
      expect((await send(endpoint)).statusCode).toBeLessThan(500);
    },
  );

  test.each(WRITES.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "F3: %s is refused with the sentence of a full disk, or as it would be with room",
    async (_name, endpoint) => {
      const answered = await send(endpoint, endpoint.id === "logout" ? elsewhere : asha);
      if (answered.statusCode < 500) return;
      expect([answered.statusCode, answered.json()]).toMatchObject([507, { code: "disk_full" }]);
    },
  );

  test("F3: who is to make room signs in on a full disk, and nobody with a wrong password does", async () => {
    for (const [password, status] of [
      ["a wrong password", 422],
      [asha.password, 200],
    ] as const) {
      disk?.makeRoom();
      await keepReserve(server.services);
      disk?.fill();
      const answered = await makeClient(server).send({
        method: "POST",
        url: "/api/sessions/login",
        payload: { email: asha.email, password },
      });
      expect([answered.statusCode, answered.body]).toMatchObject([status, expect.any(String)]);
    }
  });

  const is_last = ({ id }: (typeof ENDPOINTS)[number]): boolean => id === "delete_user";
  const MAKING = ENDPOINTS.filter(({ room, guard }) => room === "makes" && guard === "session").toSorted(
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
