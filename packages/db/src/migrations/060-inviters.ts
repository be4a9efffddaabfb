/** Who made an invitation into a book: it ends when they may let nobody in any more. */
export const inviters: readonly string[] = [
  "alter table member_invitations add column invited_by {text} references users (id) on delete cascade",
  "create index member_invitations_by_inviter on member_invitations (invited_by)",
];
