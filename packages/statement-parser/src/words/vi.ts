import type { Words } from "./concept.ts";

/** Vietnamese. */
export const vi: Words = {
  payment: "thanh toan",
  purchase: "chi tieu",
  thanks: "cam on",
  credit: `
    =gui, =so tien in(n), =so tien ind, =so tien bij, =so tien ein, =so tien entree, =so tien thu,
    so tien ghi co, ghi co, so tien gui, tien vao, phat sinh co
  `,
  debit: `
    =rut, =so tien ut, =so tien out, =so tien ud, =so tien uit, =so tien af, =so tien aus, =so tien sortie,
    =so tien salida, =so tien saida, =so tien uscita, =so tien chi, so tien ghi no, ghi no, so tien rut,
    tien ra, phat sinh no
  `,
  balance: "*so du*",
  opening: "so du dau ky, so du dau",
  closing: "so du cuoi ky, so du cuoi",
  day: "on",
  amount: "phat sinh, so tien",
  date: "ngay",
  account_name: "=tai khoan",
  description: "mo ta, noi dung, dien giai",
  reference: "no",
  balance_name: "so du",
};
