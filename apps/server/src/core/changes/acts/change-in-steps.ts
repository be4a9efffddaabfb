import { canWriteAhead, type Db } from "@passbook/db/dialect";
import type { ActRow } from "@passbook/db/schema";
import { refuseWhileActing } from "../../../platform/after-acts.ts";
import { answerOnce, findAnswer } from "../../../platform/http/answers/answer-once.ts";
import type { Services } from "../../../platform/services.ts";
import type { Author, ChangeNote } from "../told/author.ts";
import { closeChange, completeChange, settleChange } from "../door/change-data.ts";
import { keepPart } from "../history/change-parts.ts";
import { ACT_LEASE_MS, holdPerson, keepHolding, leaveToBeTakenBack, releasePerson } from "./hold-person.ts";
import { beginChange, type OpenChange, openChange } from "../door/open-change.ts";
import type { Actor } from "./run-act.ts";

/** Fewer are written at once: others wait for less than half a second. */
const WORTH_SLICES = 5000;
/** What others wait for at most, about two tenths of a second. */
const ROWS_PER_SLICE = 2500;

/** A piece of a change, carried out in the state that those before it left behind. */
export type Step = (open: OpenChange) => Promise<void>;

/** A change that may begin: nothing refuses it. */
export type Begun<Done> = {
  readonly note: ChangeNote;
  /** Its pieces in order, of at most so many rows each. */
  readonly listSteps: (db: Db, most_rows: number) => Promise<readonly Step[]>;
  /** What is written past the history, in the transaction that ends it, before its last step. */
  readonly beside?: ((trx: Db) => Promise<void>) | undefined;
  /** What goes with it in the transaction that ends it, and what is answered. */
  readonly finish: (trx: Db, change_id: string) => Promise<Done>;
};

/** Refuses what cannot be done; the caller's transaction holds the person's data still. */
type Begin<Done> = (trx: Db) => Promise<Begun<Done>>;

type Wanted<Done> = {
  /** About how many it concerns. */
  readonly rows: number;
  readonly begin: Begin<Done>;
};
type Acting = Pick<Services, "db" | "clock" | "log" | "holder">;
type Who = Pick<Actor, "author" | "once">;

/**
 * Makes a change of any number of rows, once. On SQLite, where nobody else writes meanwhile, very many are written in slices, each in a turn of
 * its own with its sums; between them nobody else changes the person's data. All of them are one change; should they not come to their
 * end, they are taken back.
 */
export const changeInSteps = <Done>(services: Acting, who: Who, wanted: Wanted<Done>): Promise<Done> =>
  wanted.rows >= WORTH_SLICES && canWriteAhead(services.db)
    ? changeInSlices(services, who, wanted.begin)
    : services.db.transaction().execute(async (trx) => {
        await refuseWhileActing(trx, who.author.user_id);
        return answerOnce(trx, services, who.once, async () =>
          changeAtOnce(trx, who.author, await wanted.begin(trx)),
        );
      });

/** Makes a change in the caller's transaction. */
export const changeAtOnce = async <Done>(
  trx: Db,
  author: Author,
  { note, listSteps, beside, finish }: Begun<Done>,
): Promise<Done> => {
  const open = await openChange(trx, author);
  const steps = await listSteps(trx, Infinity);
  await beside?.(trx);
  for (const step of steps) await step(open);
  await completeChange(open, note);
  return finish(trx, await closeChange(open, note));
};

const changeInSlices = async <Done>(services: Acting, who: Who, begin: Begin<Done>): Promise<Done> => {
  const { author, once } = who;
  const begun = await services.db.transaction().execute(async (trx) => {
    await refuseWhileActing(trx, author.user_id);
    const known = once === null ? null : await findAnswer(trx, once);
    if (known !== null) return { ...known, act: null };
    const change = await begin(trx);
    return { change, act: await holdPerson(trx, services, { author, note: change.note }) };
  });
  if (begun.act === null) return begun.answer as Done; // written by the same call
  const { act, change } = begun;
  return whileHolding(services, author, act, async () => {
    const open = beginChange(services.db, author);
    const steps = await change.listSteps(services.db, ROWS_PER_SLICE);
    for (const [part, step] of steps.slice(0, -1).entries())
      await services.db.transaction().execute((trx) => writeSlice({ ...open, trx }, { act, part, step }));
    return services.db.transaction().execute((trx) =>
      answerOnce(trx, services, once, async () => {
        await change.beside?.(trx);
        const step: Step = async (last) => {
          await steps.at(-1)?.(last);
          await completeChange(last, change.note);
        };
        await writeSlice({ ...open, trx }, { act, part: steps.length, step });
        await releasePerson(trx, act);
        return change.finish(trx, await closeChange({ ...open, trx }, change.note, act.change_id));
      }),
    );
  });
};

const whileHolding = async <Done>(
  { db, log }: Acting,
  author: Author,
  act: ActRow,
  make: () => Promise<Done>,
): Promise<Done> => {
  const keeping = setInterval(() => {
    keepHolding(db, author, act).catch((error: unknown) => log.warn({ err: error }, "lease not renewed"));
  }, ACT_LEASE_MS / 3);
  try {
    return await make();
  } catch (error) {
    // Where not even this can be written, the lease runs out.
    await leaveToBeTakenBack(db, act).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(keeping);
  }
};

type Slice = { readonly act: ActRow; readonly part: number; readonly step: Step };

const writeSlice = async (open: OpenChange, { act, part, step }: Slice): Promise<void> => {
  await keepHolding(open.trx, open.author, act);
  const before = open.recorded.length;
  await step(open);
  await settleChange(open);
  await keepPart(open.trx, act, part, open.recorded.slice(before));
};
