import type { Words } from "./concept.ts";

/** Indonesian. */
export const id: Words = {
  payment: "pembayaran",
  purchase: "pembelian, belanja",
  thanks: "terima kasih",
  credits: "kredit, pemasukan",
  credit: "masuk, setoran, pemasukan, kredit",
  credit_mark: "kredit, masuk",
  debits: "pengeluaran",
  debit: "pengeluaran, keluar, penarikan",
  debit_mark: "keluar",
  first: "awal",
  last: "akhir",
  balance: "saldo",
  total: "jumlah",
  failed: "gagal, dibatalkan",
  coming: "jatuh tempo",
  account_word: "saldo, rekening",
  statement: "rekening koran, mutasi",
};
