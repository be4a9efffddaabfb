import { connect, createServer, type Server } from "node:net";

/** Between a person and their mail server: says that there is no STARTTLS, and writes down what it hears. */
export const stripStarttls = async (imap_port: number): Promise<{ stripped: Server; heard: string[] }> => {
  const heard: string[] = [];
  const stripped = createServer((socket) => {
    const behind = connect(imap_port, "127.0.0.1");
    socket.on("error", () => undefined).on("close", () => behind.destroy());
    behind.on("error", () => undefined).on("close", () => socket.destroy());
    socket.on("data", (bytes) => {
      heard.push(bytes.toString());
      behind.write(bytes);
    });
    behind.on("data", (bytes) => socket.write(bytes.toString().replaceAll("STARTTLS", "NOTHING")));
  });
  await new Promise<void>((resolve) => stripped.listen(0, "127.0.0.1", () => resolve()));
  return { stripped, heard };
};
