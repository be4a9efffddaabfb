import type { Words } from "./concept.ts";

/** Vietnamese. */
export const vi: Words = {
  payment: "thanh toan",
  purchase: "chi tieu",
  cost: "tiền lãi, phí dịch vụ",
  thanks: "cam on",
  owed: "dư nợ",
  credits: "tiền vào, ghi có, phát sinh có",
  credit: `
    =gui, =so tien in(n), =so tien ind, =so tien bij, =so tien ein, =so tien entree, =so tien thu,
    so tien ghi co, ghi co, so tien gui, tien vao, phat sinh co
  `,
  debits: "tiền ra, ghi nợ, phát sinh nợ",
  debit: `
    =rut, =so tien ut, =so tien out, =so tien ud, =so tien uit, =so tien af, =so tien aus, =so tien sortie,
    =so tien salida, =so tien saida, =so tien uscita, =so tien chi, so tien ghi no, ghi no, so tien rut,
    tien ra, phat sinh no
  `,
  first: "đầu kỳ",
  last: "cuối kỳ",
  card_account: "the tin dung",
  balance: "*so du*",
  opening: "so du dau ky, so du dau",
  closing: "so du cuoi ky, so du cuoi",
  aside: "hạn mức, khả dụng, tối thiểu",
  total: "tổng, tổng cộng",
  pending: "đang chờ, chờ xử lý",
  failed: "thất bại, từ chối",
  coming: "hạn thanh toán, đến hạn",
  statement: "sao kê, sổ phụ",
  amount: "phat sinh, so tien",
  fee: "phí",
  account_name: "=tai khoan",
  status: "=trạng thái",
  description: "mo ta, noi dung, dien giai",
  type: "loại giao dịch",
  direction: "=no co, =ghi no ghi co",
  reference: "no",
  balance_name: "so du",
  party: "người nhận, người chuyển",
  currency: "loại tiền",
};
