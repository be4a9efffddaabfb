// Imported ahead of all else by each process of a run with TEST_TODAY (`clock-of-tests.mjs`): the machine's clock, so many days on.
import process from "node:process";

const shift_ms = Number(process.env.TEST_CLOCK_SHIFT_MS ?? 0);
const MachineDate = Date;
const now = () => MachineDate.now() + shift_ms;

globalThis.Date = new Proxy(MachineDate, {
  apply: () => new MachineDate(now()).toString(),
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  get: (target, name) => (name === "now" ? now : target[name]),
});
MachineDate.prototype.constructor = globalThis.Date;
