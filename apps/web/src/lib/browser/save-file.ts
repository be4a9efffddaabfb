/** Hands a file to the browser's downloads. */
export const saveFile = (blob: Blob, file_name: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file_name;
  link.click();
  // Safari reads the address after the click returned
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
};
