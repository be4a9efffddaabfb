import "./check-node.ts";
import { closeServices, listWork } from "../app.ts";
import { collectGarbage } from "../platform/collect-garbage.ts";
import { startWatching } from "../core/statement-sources/index.ts";
import { joinMachines } from "../platform/join-machines.ts";
import { startWork } from "../platform/leases/leases.ts";
import { tidyHourly } from "../tidy.ts";
import { openOrExplain } from "./open-or-explain.ts";
import { runProgram, StartFault } from "./run-program.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

const USAGE = "Usage: work";

await runProgram(async () => {
  if (process.argv.length > 2) throw new StartFault(USAGE);
  const services = await openOrExplain();
  const leaveMachines = await joinMachines(services);
  const work = startWork(services, listWork(services.config));
  const watching = startWatching(services);
  const stopTidying = tidyHourly(services);
  const stopCollecting = collectGarbage();
  stopOnSignal(services.log, async () => {
    stopCollecting();
    stopTidying();
    await Promise.all([work.stop(), watching.stop()]);
    await leaveMachines();
    await closeServices(services);
  });
  process.stdout.write("Passbook is at work.\n");
  services.log.info({ works: listWork(services.config).map(({ name }) => name) }, "working");
});
