import { listAccountEvents } from "@passbook/contract/account-events";
import { createCategory } from "@passbook/contract/categories";
import { listChangedRows, listChanges, undoChange } from "@passbook/contract/changes";
import {
  acceptMemberInvitation,
  changeMember,
  checkMemberInvitation,
  inviteMember,
  leaveBook,
  listBooks,
  listMembers,
  removeMember,
  withdrawMemberInvitation,
} from "@passbook/contract/members";
import { confirmSession, listSessions } from "@passbook/contract/sessions";
import { uploadMails } from "@passbook/contract/statement-sources";
import { changeUser, deleteUser } from "@passbook/contract/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shareWith } from "../../../testing/members/share-with.ts";
import { makeClient, startTestServer, type TestServer } from "../../../testing/harness.ts";
import { findMailedLink, fromAddress, PASSWORD, signUp, type TestPerson } from "../../../testing/people.ts";
import { makeMail } from "../../../testing/mail/make-mail.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { toForm, uploadFiles } from "../../../testing/uploads.ts";
import { workUntilIdle } from "../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../statements/index.ts";
import { disablePerson } from "../users/index.ts";
import { makeInvitation } from "./invitations.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "passbook@example.test" });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advanceMs(16 * 60_000));

let people = 0;
const newPerson = (name: string): Promise<TestPerson> => {
  people += 1;
  return signUp(fromAddress(server, people), `${name} ${String(people)}`);
};

const invite = async (owner: TestPerson, role: "editor" | "viewer", email: string | null = null) => {
  await owner.call(confirmSession, { body: { password: PASSWORD } });
  const { answer } = await owner.call(inviteMember, { body: { role, email } });
  return { ...answer.data, token: new URL(answer.data.link).hash.slice("#token=".length) };
};

const memberOf = async (owner: TestPerson, { user_id }: TestPerson) => {
  const { answer } = await owner.call(listMembers);
  const found = answer.data.members.find(({ person_id }) => person_id === user_id);
  if (found === undefined) throw new Error("is no member");
  return found;
};

const addCategory = async (person: TestPerson, name: string) =>
  (await person.call(createCategory, { body: { name, icon: "house" } })).change_id ?? "";

describe("coming in", () => {
  test("a link is looked at, accepted once, and makes a member of the book", async () => {
    const [asha, ben, carla] = [await newPerson("Asha"), await newPerson("Ben"), await newPerson("Carla")];
    const { token, link } = await invite(asha, "editor");
    expect(link).toContain("/join#token=");
    const looked = await ben.call(checkMemberInvitation, { body: { token } });
    expect(looked.answer.data).toMatchObject({ role: "editor", owner_name: expect.stringContaining("Asha") });
    const accepted = await ben.call(acceptMemberInvitation, { body: { token } });
    expect(accepted.answer.data).toMatchObject({ id: asha.user_id, role: "editor", manages: false });
    const { answer } = await ben.call(listBooks);
    expect(answer.data.map(({ id, role }) => [id, role])).toEqual([
      [ben.user_id, "owner"],
      [asha.user_id, "editor"],
    ]);
    expect(await refusalOf(carla.call(acceptMemberInvitation, { body: { token } }))).toMatchObject({
      status: 422,
      code: "invitation_useless",
    });
    expect((await asha.call(listMembers)).answer.data).toMatchObject({
      owner: { is_you: true },
      members: [{ person_id: ben.user_id, email: ben.email, role: "editor", is_you: false }],
      invitations: [],
    });
  });

  test("a mailed invitation carries its link in the language of who invites", async () => {
    const asha = await newPerson("Asha");
    const { link, email } = await invite(asha, "viewer", "guest@example.test");
    expect(email).toBe("guest@example.test");
    expect(await findMailedLink(server, "guest@example.test")).toBe(link);
  });

  test("only a hash of its token is kept", async () => {
    const { token } = await invite(await newPerson("Asha"), "viewer");
    const rows = await server.services.db.selectFrom("member_invitations").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("withdrawn and old ones, one's own, and a second one are refused", async () => {
    const [asha, ben] = [await newPerson("Asha"), await newPerson("Ben")];
    const withdrawn = await invite(asha, "viewer");
    await asha.call(withdrawMemberInvitation, { params: { id: withdrawn.id } });
    const useless = { status: 422, code: "invitation_useless" };
    const accept = (person: TestPerson, token: string) =>
      refusalOf(person.call(acceptMemberInvitation, { body: { token } }));
    expect(await accept(ben, withdrawn.token)).toMatchObject(useless);
    const own = await invite(asha, "viewer");
    expect(await accept(asha, own.token)).toMatchObject({ status: 409, code: "own_book" });
    server.clock.advanceMs(8 * 86_400_000);
    const [asha_again, ben_again] = [await newPerson("Asha"), await newPerson("Ben")];
    await shareWith(asha_again, ben_again, "viewer");
    const second = await invite(asha_again, "editor");
    expect(await accept(ben_again, second.token)).toMatchObject({ status: 409, code: "member_already" });
  });

  test("another password makes invitations worthless", async () => {
    const [asha, ben] = [await newPerson("Asha"), await newPerson("Ben")];
    const { token } = await invite(asha, "editor");
    const body = { password: "seven lanterns on a wall", current_password: asha.password };
    await asha.call(changeUser, { params: { id: asha.user_id }, body });
    expect(await refusalOf(ben.call(acceptMemberInvitation, { body: { token } }))).toMatchObject({
      code: "invitation_useless",
    });
  });

  test("there are at most twenty, invited ones among them", async () => {
    const asha = await newPerson("Asha");
    for (let made = 0; made < 20; made += 1) await invite(asha, "viewer");
    expect(await refusalOf(invite(asha, "viewer"))).toMatchObject({ status: 409, code: "too_many_members" });
  });

  test("signed out it is 401, without a role 422, without having said who one is 428", async () => {
    expect(await refusalOf(makeClient(server).call(listBooks))).toMatchObject({ status: 401 });
    const asha = await newPerson("Asha");
    const wrong = await asha.send({ method: "POST", url: inviteMember.path, payload: { email: null } });
    expect([wrong.statusCode, wrong.json<{ fields: object }>().fields]).toMatchObject([422, { role: {} }]);
    server.clock.advanceMs(11 * 60_000);
    const body = { role: "viewer", email: null };
    expect(await refusalOf(asha.call(inviteMember, { body }))).toMatchObject({ status: 428 });
  });

  test("without a mail server an invitation is not mailed, and says so", async () => {
    const plain = await startTestServer();
    const asha = await signUp(plain, "Asha");
    expect(
      await refusalOf(asha.call(inviteMember, { body: { role: "viewer", email: "guest@example.test" } })),
    ).toMatchObject({ status: 409, code: "no_mail_server" });
    await plain.close();
  });
});

describe("who manages", () => {
  test("the owner hands managing over and takes it back; a manager does not touch another", async () => {
    const [asha, ben, carla] = [await newPerson("Asha"), await newPerson("Ben"), await newPerson("Carla")];
    await shareWith(asha, ben, "viewer");
    await shareWith(asha, carla, "viewer");
    const [bens, carlas] = [await memberOf(asha, ben), await memberOf(asha, carla)];
    const change = (person: TestPerson, id: string, body: object) =>
      person.call(changeMember, { params: { id }, body });
    expect(await refusalOf(change(ben, carlas.id, { role: "editor" }))).toMatchObject({
      status: 409,
      code: "manager_needed",
    });
    const handed = await change(asha, bens.id, { manages: true });
    expect(handed.answer.data).toMatchObject({ role: "editor", manages: true });
    expect((await change(ben, carlas.id, { role: "editor" })).answer.data.role).toBe("editor");
    expect(await refusalOf(change(ben, carlas.id, { manages: true }))).toMatchObject({
      code: "owner_needed",
    });
    await change(asha, carlas.id, { manages: true });
    const owner_needed = { status: 409, code: "owner_needed" };
    expect(await refusalOf(ben.call(removeMember, { params: { id: carlas.id } }))).toMatchObject(
      owner_needed,
    );
    await change(asha, bens.id, { role: "viewer" });
    expect((await ben.call(listMembers)).answer.data).toMatchObject({
      members: [{ role: "viewer", manages: false, email: ben.email }, { email: null }],
      invitations: [],
    });
    expect(await refusalOf(ben.call(removeMember, { params: { id: carlas.id } }))).toMatchObject({
      code: "manager_needed",
    });
  });

  test("a manager invites in the owner's name and removes", async () => {
    const [asha, ben, carla] = [await newPerson("Asha"), await newPerson("Ben"), await newPerson("Carla")];
    await shareWith(asha, ben, "editor");
    const { id } = await memberOf(asha, ben);
    await asha.call(changeMember, { params: { id }, body: { manages: true } });
    const { token } = await invite(ben, "viewer");
    const { answer } = await carla.call(acceptMemberInvitation, { body: { token } });
    expect(answer.data.id).toBe(asha.user_id);
    await ben.call(removeMember, { params: { id: (await memberOf(asha, carla)).id } });
    expect((await asha.call(listMembers)).answer.data.members).toHaveLength(1);
  });
});

describe("what somebody who manages has made", () => {
  const useless = { status: 422, code: "invitation_useless" };
  const manageWith = async () => {
    const [asha, ben, carla] = [await newPerson("Asha"), await newPerson("Ben"), await newPerson("Carla")];
    await shareWith(asha, ben, "editor");
    const { id } = await memberOf(asha, ben);
    await asha.call(changeMember, { params: { id }, body: { manages: true } });
    const owners = await invite(asha, "viewer");
    const managers = await invite(ben, "editor");
    const accept = (person: TestPerson, { token }: { token: string }) =>
      refusalOf(person.call(acceptMemberInvitation, { body: { token } }));
    return { asha, ben, carla, id, owners, managers, accept };
  };

  test.each(["removed", "leaves", "manages no more", "is made a viewer"])(
    "is worthless once they are so no more: %s; the owner's own stay",
    async (how) => {
      const { asha, ben, carla, id, owners, managers, accept } = await manageWith();
      const change = (body: object) => asha.call(changeMember, { params: { id }, body });
      if (how === "removed") await asha.call(removeMember, { params: { id } });
      if (how === "leaves") await ben.call(leaveBook, { params: { id: asha.user_id } });
      if (how === "manages no more") await change({ manages: false });
      if (how === "is made a viewer") await change({ role: "viewer" });
      for (const person of [ben, carla]) expect(await accept(person, managers)).toMatchObject(useless);
      await carla.call(acceptMemberInvitation, { body: { token: owners.token } });
    },
  );

  test("is listed with its maker to whoever manages", async () => {
    const { asha, ben, owners, managers } = await manageWith();
    for (const person of [asha, ben]) {
      const { answer } = await person.call(listMembers);
      expect(answer.data.invitations.map(({ id, by }) => [id, by?.id, by?.name])).toEqual([
        [managers.id, ben.user_id, expect.stringContaining("Ben")],
        [owners.id, asha.user_id, expect.stringContaining("Asha")],
      ]);
    }
  });

  test("is not made by who was removed while they asked", async () => {
    const { asha, ben, id } = await manageWith();
    await asha.call(removeMember, { params: { id } });
    const caller = { user_id: asha.user_id, actor_id: ben.user_id, role: "editor" } as const;
    const asked = makeInvitation(server.services, caller, { role: "editor", email: null });
    await expect(asked).rejects.toMatchObject({ status: 409, code: "manager_needed" });
  });

  test("goes with their password, their account, and when they may come in no more", async () => {
    for (const how of ["password", "account", "disabled"]) {
      const { ben, carla, managers, accept } = await manageWith();
      const params = { id: ben.user_id };
      const current_password = ben.password;
      if (how === "password")
        await ben.call(changeUser, {
          params,
          body: { password: "seven lanterns on a wall", current_password },
        });
      if (how === "account") await ben.call(deleteUser, { params, body: { current_password } });
      if (how === "disabled") await disablePerson(server.services, ben.user_id);
      expect([how, await accept(carla, managers)]).toMatchObject([how, useless]);
    }
  });
});

describe("going", () => {
  test("who was removed or has left finds no book, keeps their own, and may come again", async () => {
    const [asha, ben] = [await newPerson("Asha"), await newPerson("Ben")];
    await shareWith(asha, ben, "editor");
    await asha.call(removeMember, { params: { id: (await memberOf(asha, ben)).id } });
    const unknown = { status: 404, code: "book_unknown" };
    expect(await refusalOf(ben.call(listChanges))).toMatchObject(unknown);
    expect((await ben.call(listBooks)).answer.data).toHaveLength(1);
    await shareWith(asha, ben, "viewer");
    await ben.call(listChanges);
    await ben.call(leaveBook, { params: { id: asha.user_id } });
    expect(await refusalOf(ben.call(listChanges))).toMatchObject(unknown);
    expect(await refusalOf(ben.call(leaveBook, { params: { id: asha.user_id } }))).toMatchObject({
      status: 404,
    });
  });

  test("the log of the owner's account says who came and went", async () => {
    const [asha, ben] = [await newPerson("Asha"), await newPerson("Ben")];
    await shareWith(asha, ben, "editor");
    await ben.call(leaveBook, { params: { id: asha.user_id } });
    await shareWith(asha, ben, "editor");
    await asha.call(removeMember, { params: { id: (await memberOf(asha, ben)).id } });
    const { answer } = await asha.call(listAccountEvents);
    const about = answer.data.filter(({ kind }) => kind.startsWith("member_"));
    expect(about.map(({ kind }) => kind)).toEqual([
      "member_removed",
      "member_joined",
      "member_left",
      "member_joined",
    ]);
    expect(about.every(({ what }) => what?.includes("Ben"))).toBe(true);
  });

  test("an account whose book is shared is not deleted, and a member's takes only itself along", async () => {
    const [asha, ben] = [await newPerson("Asha"), await newPerson("Ben")];
    await shareWith(asha, ben, "editor");
    const change_id = await addCategory(ben, "Together");
    const leave = (person: TestPerson) =>
      person.call(deleteUser, {
        params: { id: person.user_id },
        body: { current_password: person.password },
      });
    expect(await refusalOf(leave(asha))).toMatchObject({ status: 409, code: "book_shared" });
    await leave(ben);
    const { answer } = await asha.call(listChanges);
    expect(answer.data.find(({ id }) => id === change_id)?.by).toEqual({ id: ben.user_id, name: null });
    await leave(asha);
  });

  test("the book of who may not come in is closed to members", async () => {
    const [asha, ben] = [await newPerson("Asha"), await newPerson("Ben")];
    await shareWith(asha, ben, "editor");
    const setDisabled = (disabled_at: string | null) =>
      server.services.db.updateTable("users").set({ disabled_at }).where("id", "=", asha.user_id).execute();
    await setDisabled(server.clock.now());
    expect(await refusalOf(ben.call(listChanges))).toMatchObject({ status: 404, code: "book_unknown" });
    expect((await ben.call(listBooks)).answer.data).toHaveLength(1);
    await setDisabled(null);
    await ben.call(listChanges);
  });
});

describe("what is done together", () => {
  test("the history says which member did what, and undo who took it back", async () => {
    const [asha, ben] = [await newPerson("Asha"), await newPerson("Ben")];
    await shareWith(asha, ben, "editor");
    const hers = await addCategory(asha, "Hers");
    const his = await addCategory(ben, "His");
    const undone = await ben.call(undoChange, { params: { id: hers } });
    const by = { id: ben.user_id, name: expect.stringContaining("Ben") };
    expect(undone.answer.data.change.by).toEqual(by);
    for (const person of [asha, ben]) {
      const { answer } = await person.call(listChanges);
      const found = (id: string) => answer.data.find((change) => change.id === id)?.by;
      expect([found(hers), found(his)]).toEqual([null, by]);
      await person.call(listChangedRows, { params: { id: his } });
    }
  });

  test("what a mail brings that a member hands in is their doing, whichever way they do", async () => {
    const [asha, ben] = [await newPerson("Asha"), await newPerson("Ben")];
    await shareWith(asha, ben, "editor");
    const mailOf = (month: number) => {
      const row = {
        day: `2026-0${String(month)}-03`,
        cents: -350,
        name: "COFFEE",
        id: `2026${String(month)}`,
      };
      const bytes = makeOfx({ account: "5407324931", rows: [row] });
      const name = `${String(month)}.ofx`;
      return { name: `${name}.eml`, bytes: makeMail({ attachments: [{ name, bytes }] }) };
    };
    await uploadFiles(ben, [mailOf(3)]);
    const { body, content_type } = toForm([mailOf(4)]);
    const handed_in = await ben.send({
      method: "POST",
      url: uploadMails.path,
      payload: body,
      headers: { "content-type": content_type },
    });
    expect(handed_in.statusCode).toBeLessThan(300);
    await uploadFiles(asha, [mailOf(5)]);
    await workUntilIdle(server.services, [STATEMENT_WORK]);
    const { answer } = await asha.call(listChanges);
    const imports = answer.data.filter(({ kind }) => kind === "import_statement");
    const by = new Map(imports.map((change) => [change.summary, change.by]));
    expect(by.get("3.ofx")).toMatchObject({ id: ben.user_id });
    expect(by.get("4.ofx")).toMatchObject({ id: ben.user_id });
    expect(by.get("5.ofx")).toBeNull();
  });

  test("a member takes back no change of what is the owner's", async () => {
    const [asha, ben] = [await newPerson("Asha"), await newPerson("Ben")];
    await shareWith(asha, ben, "editor");
    const added = await asha.send({
      method: "POST",
      url: "/api/statement_sources/senders",
      payload: { pattern: "*@bank.example" },
    });
    const id = String(added.headers["passbook-change"]);
    expect(await refusalOf(ben.call(undoChange, { params: { id } }))).toMatchObject({
      status: 409,
      code: "owner_needed",
    });
    await asha.call(undoChange, { params: { id } });
  });

  test("one key of a repeat stands for different things in different books and of different people", async () => {
    const [asha, ben] = [await newPerson("Asha"), await newPerson("Ben")];
    await shareWith(asha, ben, "editor");
    const idempotency_key = "the-same-key";
    const make = (person: TestPerson) =>
      person.call(createCategory, { body: { name: "Twice", icon: "house" }, idempotency_key });
    const { answer } = await make(ben);
    expect((await make(ben)).answer.data.id).toBe(answer.data.id);
    expect(await refusalOf(make(asha))).toMatchObject({ code: "name_taken" });
    ben.book = null;
    expect(await refusalOf(make(ben))).toMatchObject({ status: 422, code: "key_reused" });
  });

  test("sessions are of who asks, whatever book they have chosen", async () => {
    const [asha, ben] = [await newPerson("Asha"), await newPerson("Ben")];
    await shareWith(asha, ben, "editor");
    const [hers, his] = [await asha.call(listSessions), await ben.call(listSessions)];
    const ids = new Set(hers.answer.data.map(({ id }) => id));
    expect(his.answer.data.filter(({ id }) => ids.has(id))).toEqual([]);
    expect(his.answer.data).not.toEqual([]);
  });
});
