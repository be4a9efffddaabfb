import type { Words } from "../concept.ts";

/** Vietnamese. */
export const vi: Words = {
  payment: "thanh toan",
  purchase: "chi tieu",
  cost: "tiền lãi, phí dịch vụ",
  thanks: "cam on",
  owed: "dư nợ, gốc còn lại, số tiền gốc còn lại, số tiền nợ, tổng nợ",
  credits:
    "tiền vào, ghi có, phát sinh có, =tổng có, tổng thu, tổng tiền gửi, cộng ps có, doanh số có, cộng có, tổng cộng có",
  credit:
    "=gui, =so tien in(n), =so tien ind, =so tien bij, =so tien ein, =so tien entree, =so tien thu, so tien ghi co, ghi co, so tien gui, tien vao, phat sinh co, =gui vao, =ps co, =nop tien, =tiền gửi vào, =nộp vào, =thu vào, =khoản thu, =tiền thu",
  debits:
    "tiền ra, ghi nợ, phát sinh nợ, =tổng nợ, tổng chi, tổng tiền rút, cộng ps nợ, doanh số nợ, cộng nợ, tổng cộng nợ",
  debit:
    "=rut, =so tien ut, =so tien out, =so tien ud, =so tien uit, =so tien af, =so tien aus, =so tien sortie, =so tien salida, =so tien saida, =so tien uscita, =so tien chi, so tien ghi no, ghi no, so tien rut, tien ra, phat sinh no, =rut ra, =ps no, =rut tien, =tiền rút ra, =chi ra, =khoản chi, =tiền chi",
  first: "đầu kỳ",
  last: "cuối kỳ",
  card_account: "the tin dung",
  credit_limit: "hạn mức tín dụng",
  least_due: "số tiền thanh toán tối thiểu",
  due_day: "ngày đến hạn",
  loan_account: "tài khoản vay, sao kê khoản vay",
  balance: "*so du*, dư nợ còn lại",
  opening:
    "so du dau ky, so du dau, dư nợ kỳ trước, số dư kỳ trước, số dư ban đầu, số dư trước, số dư mở đầu, số dư chuyển sang, số dư mang sang, dư đầu kỳ, dư nợ sao kê kỳ trước",
  closing:
    "so du cuoi ky, so du cuoi, dư nợ kỳ này, tổng dư nợ, dư nợ hiện tại, số dư kết thúc, số dư mới, số dư kỳ này, dư cuối kỳ, tổng số tiền phải thanh toán, tổng số tiền cần thanh toán, dư nợ sao kê",
  aside:
    "tháng gần nhất, hạn mức, khả dụng, tối thiểu, số dư trung bình, số dư bình quân, số dư thấp nhất, số tiền phong tỏa",
  total: "tổng, tổng cộng, tổng phát sinh, cộng phát sinh",
  pending:
    "đang chờ, chờ xử lý, đang xử lý, giao dịch chưa hạch toán, đã cấp phép chờ quyết toán, giao dịch chờ quyết toán, giao dịch tạm giữ, số tiền tạm giữ, giao dịch chưa ghi sổ, giao dịch treo, giao dịch chưa ghi nhận, giao dịch chờ hạch toán, giao dịch phong tỏa, khoản phong tỏa",
  failed: "thất bại, từ chối, không thành công",
  row_in: "hoàn tiền, nhận chuyển khoản, nhận lương",
  row_out: "mua hàng, rút tiền, tiền thuê",
  coming: "hạn thanh toán, đến hạn",
  account_label: "số tài khoản",
  statement: "sao kê, sổ phụ",
  amount: "phat sinh, so tien, giá trị giao dịch, =thành tiền",
  fee: "phí",
  account_name: "=tai khoan",
  status: "=trạng thái",
  description: "mo ta, noi dung, dien giai, =chi tiết giao dịch, =chi tiết, =ghi chú, =chú thích",
  type: "loại giao dịch",
  direction: "=no co, =ghi no ghi co",
  reference: "no, =số ct, =số séc, =mã gd, =số gd",
  balance_name: "so du",
  party: "người nhận, người chuyển",
  currency: "loại tiền, tiền tệ, đơn vị tiền tệ",
  carried: "chuyển sang trang sau, trang trước chuyển sang",
  in_heading: "tiền vào, giao dịch ghi có",
  out_heading: "tiền ra, giao dịch ghi nợ",
  booked: "giao dịch, chi tiết giao dịch, lịch sử giao dịch",
  loan: "khoản vay",
  savings: "tài khoản tiết kiệm",
  current: "tài khoản thanh toán",
  no_rows:
    "=kỳ trả góp sắp tới, =lịch trả nợ, thanh toán sắp tới, giao dịch sắp tới, giao dịch tương lai, lịch thanh toán, thanh toán định kỳ sắp tới, thanh toán theo lịch, =số dư hàng ngày, =số dư cuối ngày, chuyển tiền tương lai",
  ledger: "ghi nợ, =nợ",
  year_before: "năm trước, năm ngoái",
  time: "=giờ, =thời gian, =giờ giao dịch",
  interest: "=lãi, tiền lãi, số tiền lãi, lãi vay",
  principal: "tiền gốc, =nợ gốc, số tiền gốc",
  credit_mark: "ghi có, tiền vào",
  debit_mark: "ghi nợ, tiền ra",
  paid_column: "đã trả, trả nợ",
  owed_column: "lãi, giải ngân",
  idle: "không có giao dịch, không phát sinh, không có phát sinh",
};
