import type { Words } from "../concept.ts";

/** Vietnamese. */
export const vi: Words = {
  payment: "thanh toan",
  purchase: "chi tieu",
  cost: "tiền lãi, phí dịch vụ",
  thanks: "cam on",
  owed: "dư nợ",
  credits: "tiền vào, ghi có, phát sinh có, =tổng có, tổng thu",
  credit:
    "=gui, =so tien in(n), =so tien ind, =so tien bij, =so tien ein, =so tien entree, =so tien thu, so tien ghi co, ghi co, so tien gui, tien vao, phat sinh co, =gui vao, =ps co, =nop tien",
  debits: "tiền ra, ghi nợ, phát sinh nợ, =tổng nợ, tổng chi",
  debit:
    "=rut, =so tien ut, =so tien out, =so tien ud, =so tien uit, =so tien af, =so tien aus, =so tien sortie, =so tien salida, =so tien saida, =so tien uscita, =so tien chi, so tien ghi no, ghi no, so tien rut, tien ra, phat sinh no, =rut ra, =ps no, =rut tien",
  first: "đầu kỳ",
  last: "cuối kỳ",
  card_account: "the tin dung",
  credit_limit: "hạn mức tín dụng",
  least_due: "số tiền thanh toán tối thiểu",
  due_day: "ngày đến hạn",
  loan_account: "tài khoản vay, sao kê khoản vay",
  balance: "*so du*, dư nợ còn lại",
  opening:
    "so du dau ky, so du dau, dư nợ kỳ trước, số dư kỳ trước, số dư ban đầu, số dư trước, số dư mở đầu, số dư chuyển sang",
  closing:
    "so du cuoi ky, so du cuoi, dư nợ kỳ này, tổng dư nợ, dư nợ hiện tại, số dư kết thúc, số dư mới, số dư kỳ này",
  aside:
    "hạn mức, khả dụng, tối thiểu, số dư trung bình, số dư bình quân, số dư thấp nhất, số tiền phong tỏa",
  total: "tổng, tổng cộng, tổng phát sinh, cộng phát sinh",
  pending:
    "đang chờ, chờ xử lý, đang xử lý, giao dịch chưa hạch toán, đã cấp phép chờ quyết toán, giao dịch chờ quyết toán, giao dịch tạm giữ, số tiền tạm giữ, giao dịch chưa ghi sổ",
  failed: "thất bại, từ chối, không thành công",
  row_in: "hoàn tiền, nhận chuyển khoản, nhận lương",
  row_out: "mua hàng, rút tiền, tiền thuê",
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
  carried: "chuyển sang trang sau, trang trước chuyển sang",
  in_heading: "tiền vào, giao dịch ghi có",
  out_heading: "tiền ra, giao dịch ghi nợ",
  booked: "giao dịch, chi tiết giao dịch, lịch sử giao dịch",
  loan: "khoản vay",
  savings: "tài khoản tiết kiệm",
  current: "tài khoản thanh toán",
  no_rows:
    "=kỳ trả góp sắp tới, =lịch trả nợ, thanh toán sắp tới, giao dịch sắp tới, giao dịch tương lai, lịch thanh toán, thanh toán định kỳ sắp tới, thanh toán theo lịch, =số dư hàng ngày, =số dư cuối ngày",
  ledger: "ghi nợ, =nợ",
  year_before: "năm trước, năm ngoái",
};
