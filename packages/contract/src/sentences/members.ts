import { type Entry, speaker } from "./sentence.ts";

/** What is refused around books that several people share. */
export const MEMBERS = {
  book_unknown:
    "This book is not shared with you (any more). Choose another one, or ask whoever it belongs to for an invitation.",
  owner_needed: "Only the person to whom this book belongs can do this. Ask them, or do it in your own book.",
  manager_needed:
    "Only whoever manages the members of this book can do this. Ask the person to whom it belongs.",
  viewer_only_looks:
    "You may look at this book and change nothing in it. Ask whoever manages its members to make you an editor.",
  book_shared: [
    "{members, plural, one {# other person shares} other {# other people share}} your book and would lose it. Remove them under Settings, Sharing first.",
    { members: "count" },
  ],
  own_book: "This is an invitation into your own book. Send the link to whoever you want to share it with.",
  member_already: "You are a member of this book already. Choose it where you choose your book.",
  too_many_members: [
    "{most} people share this book or are invited, which is the most there can be. Remove one of them first.",
    { most: "count" },
  ],
  book_invitation_useless:
    "This invitation cannot be used (any more): it works once, within 7 days, and not after it was withdrawn. Ask for a new one.",
} as const satisfies Record<string, Entry>;

export const say = speaker(MEMBERS);
