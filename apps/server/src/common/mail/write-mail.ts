import { directionOf } from "@passbook/contract/languages";
import { speakTo } from "../words/speak-to.ts";
import type { Mail } from "./queue-mail.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text made safe between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const sayTurnOff = ({ language }: Mail): string => speakTo({ language, locale: language }).say("turn_off");

export const toPlainText = (mail: Mail): string => {
  const { paragraphs, list = [], link, notice } = mail;
  const [first = "", ...rest] = paragraphs;
  const parts = [
    first,
    ...(list.length === 0 ? [] : [list.map((line) => `- ${line}`).join("\n")]),
    ...(link === undefined ? [] : [`${link.label}:\n${link.url}`]),
    ...rest,
    "Passbook",
    ...(notice === undefined
      ? []
      : [`${notice.unsubscribing.says}\n${sayTurnOff(mail)}:\n${notice.unsubscribing.page_url}`]),
  ];
  return `${parts.join("\n\n")}\n`;
};

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

const listItems = (list: readonly string[]): string =>
  list.length === 0
    ? ""
    : `<ul style="margin:0 0 16px;padding:0;padding-inline-start:20px">${list.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;

const unsubscribing = (mail: Mail): string => {
  const { notice } = mail;
  if (notice === undefined) return "";
  const { says, page_url } = notice.unsubscribing;
  return `<p style="margin:16px 0 0;color:#5b6472;font-size:13px">${escapeHtml(says)} <a href="${escapeHtml(page_url)}" style="color:#5b6472">${escapeHtml(sayTurnOff(mail))}</a></p>`;
};

export const toHtml = (mail: Mail): string => {
  const { subject, paragraphs, list = [], link, language } = mail;
  const [first = "", ...rest] = paragraphs.map(escapeHtml);
  const button =
    link === undefined
      ? ""
      : paragraph(
          `<a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5fd1;color:#ffffff;text-decoration:none">${escapeHtml(link.label)}</a>`,
        ) + paragraph(`<span style="color:#5b6472;word-break:break-all">${escapeHtml(link.url)}</span>`);
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f5f6f8;font:16px/1.5 system-ui,sans-serif;color:#1c2430">
<div style="max-width:520px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(subject)}</h1>
${paragraph(first)}${listItems(list)}${button}${rest.map(paragraph).join("")}
<p style="margin:0;color:#5b6472">Passbook</p>${unsubscribing(mail)}</div></body></html>
`;
};
