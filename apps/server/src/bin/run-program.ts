/** Something a person can mend; ends the process with its sentence and without a stack. */
export class StartFault extends Error {}

/** Runs a program; a StartFault ends it with one sentence, anything else with its stack. */
export const runProgram = async (program: () => Promise<void>): Promise<void> => {
  try {
    await program();
  } catch (error) {
    const text =
      error instanceof StartFault ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${text ?? "unknown error"}\n`);
    process.exit(1);
  }
};
