const HEAD_BYTES = 1024;

const toAscii = (bytes: Uint8Array): string => {
  let text = "";
  for (const byte of bytes.subarray(0, HEAD_BYTES)) text += String.fromCharCode(byte);
  return text;
};

/** The encoding that an OFX, XML or HTML header names, as a label of the WHATWG encoding list; null when there is none. */
export const findDeclaredEncoding = (bytes: Uint8Array): string | null => {
  const head = toAscii(bytes);
  const xml = /<\?xml[^>]{0,200}encoding=["']([\w.:-]{1,40})["']/i.exec(head)?.[1];
  if (xml !== undefined) return xml;
  const page = /<meta\s[^>]{0,200}charset=["']?\s*([\w.:-]{1,40})/i.exec(head)?.[1];
  if (page !== undefined) return page;
  const charset = /\bCHARSET\s*:\s*([\w.-]{1,40})/i.exec(head)?.[1];
  if (charset === undefined || /^none$/i.test(charset)) return null;
  return /^125\d$/.test(charset) ? `windows-${charset}` : charset;
};
