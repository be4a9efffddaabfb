import type { Words } from "./concept.ts";

/** Chinese. */
export const zh: Words = {
  payment: "还款, 還款, 繳款",
  purchase: "消费, 消費, 新增",
  cost: "手续费, 利息, 手數料",
  thanks: "谢谢, 感谢, 謝謝, 感謝",
  owed: "贷款余额, 貸款餘額",
  credits: "存入, 收入, 貸方",
  credit: "貸方, 贷方, 轉入, 转入, 预入, 收入, 存入, 存款",
  credit_mark: "收入, 收, 贷, 入账, 转入",
  debits: "支出, 借方",
  debit: "借方, 轉出, 转出, 支出, 提出, 提款, 支取, 利用金額, 支払金額, 出账",
  debit_mark: "支出, 支, 借, 出账, 转出",
  name: "余额宝",
  first: "上期, 前期",
  last: "本期, 期末",
  balance: "余额, 餘額, 結餘",
  opening: "期初, 上期, 前期, 上月结余, 承上結餘",
  closing: `
    本期應繳, 本期應還, 本期应还, 本期应缴, 本期應付, 本期应付, 應繳總額, 應繳總额, 应缴总额, 應繳額, 应缴额, 應還總額, 应还总额, 應還額, 应还额, 期末, 本期结余, 本期結餘,
    結餘, 本期余额
  `,
  closing_row: "次頁",
  aside: "额度, 最低",
  carried: "过次页, 承上页",
  total: "合计, 合計, 小计, 小計, 总计, 總計",
  of_all: "总, 總, 計",
  pending: "未記帳, 待入账, 未入账, 处理中, 未入帳",
  failed: "失敗, 失败, 已撤销, 已取消",
  row_in: "退款, 工资, 还款",
  no_rows: "未記帳, 待入账",
  other_time: "累计, 累計, 年度",
  coming: "缴款, 繳款",
  statement: "明細, 对账单, 對賬單, 流水",
};
