/** The language of the words, which was English for all; whoever reads numbers as in another of them is taken to read it. */
const OTHERS = ["de", "fr", "es", "pt", "hi", "ar"];

export const languages: readonly string[] = [
  "alter table users add column language {text} not null default 'en'",
  ...OTHERS.map(
    (language) =>
      `update users set language = '${language}' where locale = '${language}' or locale like '${language}-%'`,
  ),
];
