import { acceptMemberInvitation, inviteMember, type MemberRole } from "@passbook/contract/members";
import { confirmSession } from "@passbook/contract/sessions";
import type { TestPerson } from "../people.ts";

/** Makes one person a member of another's book, through an invitation; from then on they have chosen that book. */
export const shareWith = async (owner: TestPerson, guest: TestPerson, role: MemberRole): Promise<void> => {
  await owner.call(confirmSession, { body: { password: owner.password } });
  const { answer } = await owner.call(inviteMember, { body: { role, email: null } });
  const token = new URL(answer.data.link).hash.slice("#token=".length);
  await guest.call(acceptMemberInvitation, { body: { token } });
  guest.book = owner.user_id;
};
