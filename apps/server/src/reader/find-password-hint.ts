/** What speaks of a password, in the languages of banks' mails. */
const PASSWORD =
  /passw[oö]rd|passwort|passcode|passord|kennwort|mot de passe|code secret|contrase[ñn]a|\bclave\b|senha|palavra-passe|parola|wachtwoord|has[łl]o|hasłem|lösenord|adgangskode|salasana|heslo|jelszó|κωδικ|парол|şifre|सांकेतिक|पासवर्ड|kata sandi|mật khẩu|รหัสผ่าน|パスワード|密码|密碼|비밀번호|암호|كلمة (?:ال)?(?:مرور|سر)|סיסמ/iu;
/** What a file is called where its password is told; sentences without are about other passwords mostly. */
const FILE =
  /pdf|file|attach|statement|document|protect|open|datei|anhang|auszug|öffn|geschützt|fichier|pièce|relevé|ouvrir|protég|archivo|adjunt|extracto|abrir|proteg|arquivo|anexo|extrato|allegat|estratto|aprire|bestand|bijlage|afschrift|załącz|wyciąg|plik|bilag|liite|příloh|výpis|melléklet|файл|вложен|выписк|dosya|ekstre|添付|明細|附件|账单|帳單|첨부|명세/iu;
const LINK = /\b(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]/giu;
const SENTENCE_END = /(?<=[.!?。！？])\s+|\n\s*\n|(?<=[。！？])/u;
const MOST_SENTENCES = 2;
const LONGEST_HINT = 300;

/** What a message says of the password of its file: the sentences that speak of one, as text without links; null where none does. */
export const findPasswordHint = (text: string): string | null => {
  const about = text
    .replaceAll(LINK, "…")
    .split(SENTENCE_END)
    .map((sentence) => sentence.replaceAll(/\s+/g, " ").trim())
    .filter((sentence) => PASSWORD.test(sentence));
  const of_file = about.filter((sentence) => FILE.test(sentence));
  const hint = (of_file.length > 0 ? of_file : about)
    .slice(0, MOST_SENTENCES)
    .join(" ")
    .slice(0, LONGEST_HINT);
  return hint === "" ? null : hint;
};
