import type { Words } from "../concept.ts";

/** Turkish. */
export const tr: Words = {
  payment: "odeme*",
  purchase: "harcamalar, alisveris(ler)",
  cost: "faiz(ler), ucretler",
  thanks: "tesekkur*",
  owed: "kalan borc, kalan anapara, devreden borc, donem sonu borc, kalan tutar",
  credits: "alacak, gelen, giren, yatan, giriş toplamı",
  credit:
    "alacak, gelir, yatan, =gelen, =giren, =para girisi, =yatirilan, =giris, =giren tutar, =gelen tutar, =giren para, =alacaklar",
  credit_mark: "alacak, gelir, giren, gelen, alacaklı",
  debits: "borc, giden, cikan, cekilen, çıkış toplamı",
  debit:
    "borc, gider, cekilen, =giden, =cikan, =para cikisi, =harcama, =odenen, =cikis, =çıkan tutar, =giden tutar, =çıkan para",
  debit_mark: "borc, gider, giden, çıkan, borçlu, çıkış",
  first: "acilis, donem basi, onceki, devreden, baslangic",
  last: "kapanis, donem sonu, son, guncel, yeni, kalan, bitis",
  now: "guncel, mevcut",
  card_account:
    "kredi karti, asgari odeme, hesap kesim tarihi, donem borcu, son odeme tarihi, kart limiti, kart ekstresi",
  least_due: "asgari ödeme tutarı",
  due_day: "son ödeme tarihi",
  credit_limit: "kart limiti, kredi limiti",
  loan_account: "kredi hesabı, kredi hesap",
  current: "cek hesabi, vadesiz",
  bill: "kart, ekstre, borc*",
  balance: "bakiye, bakiyesi, baki",
  opening:
    "onceki donem borcu, onceki ekstre borcu, devreden borc, acilis bakiyesi, geçen dönem borcu, bir önceki hesap özeti borcu, devir bakiyesi, geçen ay bakiyesi, ilk bakiye, devir bakiye",
  closing:
    "donem borcu, ekstre borcu, kapanis bakiyesi, hesap özeti borcu, dönem sonu borcu, güncel borç, ekstre tutarı, dönem borcunuz, toplam borcunuz",
  aside:
    "son altı ay, son 6 ay, son 12 ay, son üç ay, kullanılabilir, limiti, asgari, ortalama bakiye, en düşük bakiye, en yüksek bakiye, bloke tutar, gecikmiş tutar, birikmiş faiz, kart limitiniz",
  carried: "b f, devreden, nakli yekun, =devir",
  total: "toplam*, yekun*",
  pending:
    "bekleyen, bekleyen işlemler, provizyon*, henüz kesinleşmemiş işlemler, =otorizasyonlar, bloke tutarlar, askıdaki işlemler, i̇şleme alınmamış, gerçekleşmemiş işlemler, =blokeler, ekstreye yansımayan işlemler",
  failed: "iptal, reddedildi, başarısız",
  row_in: "maas, iade, gelen havale, gelen eft, para yatırma",
  row_out: "para çekme, kira, giden havale, giden eft, otomatik ödeme",
  no_rows:
    "bekleyen, planlanan, gelecek, kalan taksitler, =taksit planı, =ödeme planı, yaklaşan ödemeler, i̇leri tarihli işlemler, i̇leri tarihli ödemeler, yaklaşan talimatlar, düzenli ödemeler, =günlük bakiyeler, =gün sonu bakiyeleri, =gün sonu bakiye, =günlük bakiye, ileri tarihli transferler",
  coming: "son odeme",
  account_word: "hesap",
  account_label: "hesap no, hesap numarası",
  statement: "ekstre, hesap",
  paid_column: "ödeme(ler), tahsilat, ödenen, geri ödeme(ler), taksit(ler)",
  owed_column: "faiz, harcama(lar), kullanım, kullandırılan, tahakkuk",
  box: "son odeme",
  money: "tutar",
  amount: "tutar, tutari, =miktar, =meblağ, işlem miktarı",
  direction: "=borc alacak",
  fee: "ücret, komisyon",
  time: "=saat, =işlem saati",
  status: "=durum",
  description: "*aciklama*, =işlem detayı, =detay, =işlem tanımı",
  type: "tür, işlem türü",
  reference: "referans, dekont no, =dekont numarası, =fiş numarası, =işlem numarası",
  balance_name: "*bakiye*",
  party: "alıcı, gönderen",
  currency: "para birimi, döviz, döviz cinsi, döviz kodu, para birimi kodu",
  booked:
    "gerçekleşen, gerçekleşen işlemler, hesap hareketleri, i̇şlemler, dönem içi işlemler, hareketler, i̇şlem detayları, hesap hareketi, işlem geçmişi, hareket dökümü, son işlemler, son hareketler, işlem listesi, hareket detayları, kesinleşen işlemler",
  interest: "faiz",
  principal: "anapara, ana para",
  in_heading: "gelen, gelen transferler, yatırılanlar, gelirler, para girişleri, alacaklar",
  out_heading:
    "giden, harcamalar, giderler, para çıkışları, çekilenler, masraflar, giden transferler, alışverişler, borçlar",
  loan: "konut kredisi, ihtiyaç kredisi",
  savings: "tasarruf hesabı, vadeli hesap, birikim hesabı",
  ledger: "borç",
  year_before: "gecen yil, onceki yil, bir yil once, gecen sene, gecen yilin ayni ayi",
  idle: "işlem yok*, hareket yok*, işlem bulunmamaktadır, hareket bulunmamaktadır, işlem bulunamadı, hareket bulunamadı, işlem bulunmuyor, hareket görmemiştir",
};
