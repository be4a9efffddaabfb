import type { Words } from "../concept.ts";

/** Malay. */
export const ms: Words = {
  payment: "bayaran, pembayaran",
  purchase: "belian, pembelian",
  cost: "faedah, caj",
  thanks: "terima kasih",
  owed: "baki tertunggak, baki pinjaman, jumlah tertunggak, baki perlu dibayar, jumlah perlu dibayar",
  credits: "jumlah kredit, jumlah deposit, jumlah terimaan",
  credit: "kredit, masuk, deposit, =simpanan, =terimaan, =kemasukan",
  debits: "jumlah debit, jumlah pengeluaran, jumlah bayaran keluar",
  debit: "debit, keluar, pengeluaran, =bayaran, =keluaran, =perbelanjaan",
  first: "awal, permulaan, terdahulu, pembukaan",
  last: "akhir, penutup",
  card_account: "kad kredit, penyata kad",
  credit_limit: "had kredit",
  least_due: "bayaran minimum",
  due_day: "tarikh akhir bayaran, tarikh perlu bayar",
  loan_account: "akaun pinjaman, penyata pinjaman, akaun pembiayaan",
  balance: "baki",
  opening:
    "baki penyata terakhir, baki awal, baki permulaan, baki terdahulu, baki penyata lepas, baki mula, baki bulan lepas, baki dibawa ke depan, baki dari penyata lepas",
  closing:
    "baki akhir, baki penutup, jumlah perlu dibayar, baki hujung tempoh, baki dihantar ke hadapan, baki penutupan, baki baharu, baki tamat, baki hujung bulan, jumlah tertunggak, jumlah yang perlu dibayar, jumlah hutang",
  aside:
    "tersedia, had kredit, had overdraf, baki purata, baki terendah, amaun ditahan, had pengeluaran tunai",
  carried: "baki bawa ke hadapan, baki dibawa ke hadapan",
  total: "jumlah",
  row_in: "gaji",
  row_out: "pengeluaran tunai",
  account_label: "nombor akaun, no akaun",
  statement: "penyata akaun, penyata",
  currency: "mata wang",
  amount: "amaun",
  fee: "caj, yuran, =komisen",
  description:
    "butiran, huraian, keterangan*, =perihal, =butir-butir, =perihal transaksi, =butir-butir urus niaga",
  balance_name: "baki",
  in_heading: "wang masuk",
  out_heading: "wang keluar, caj",
  pending:
    "=belum selesai, =dalam proses, transaksi belum selesai, =tertangguh, transaksi tertangguh, dibenarkan menunggu penyelesaian, transaksi belum dipos, amaun ditahan, urus niaga tertangguh, urus niaga belum selesai, belum dipos",
  booked:
    "urus niaga, transaksi, butiran transaksi, butiran urus niaga, sejarah transaksi, senarai transaksi, transaksi akaun, urusniaga, aktiviti akaun",
  loan: "pembiayaan perumahan",
  savings: "akaun simpanan",
  current: "akaun semasa",
  ledger: "debit",
  no_rows:
    "pembayaran akan datang, bayaran akan datang, pembayaran berjadual, transaksi akan datang, ansuran akan datang, pindahan berjadual",
  year_before: "tahun lepas, tahun lalu, tahun sebelumnya",
  reference: "=rujukan, =nombor rujukan, =nombor cek, =kod transaksi",
  interest: "=faedah",
  paid_column: "bayaran, bayaran balik, dibayar",
  owed_column: "faedah, dikenakan",
  idle: "tiada transaksi, tiada urus niaga, tiada urusniaga, tiada pergerakan, tiada aktiviti",
};
