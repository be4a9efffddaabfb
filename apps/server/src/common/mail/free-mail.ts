/** Domains at which anybody may have an address: everybody there is nobody in particular. */
const FREE_MAIL_DOMAINS: ReadonlySet<string> = new Set(
  `aim.com aliyun.com alice.it aol.com aol.de arcor.de att.net bigpond.com bk.ru blueyonder.co.uk bluewin.ch
  bol.com.br btinternet.com centrum.cz comcast.net cox.net daum.net disroot.org duck.com e-mail.de eircom.net email.cz
  email.de fastmail.com fastmail.fm foxmail.com free.fr freemail.hu freenet.de gawab.com gmail.com gmx.at gmx.ch
  gmx.com gmx.de gmx.fr gmx.net go.com googlemail.com gmx.co.uk hanmail.net hey.com home.nl hotmail.be hotmail.co.jp
  hotmail.co.uk hotmail.com hotmail.com.br hotmail.de hotmail.es hotmail.fr hotmail.it hotmail.nl hushmail.com
  icloud.com ig.com.br inbox.lv inbox.ru interia.pl kpnmail.nl laposte.net libero.it list.ru live.be live.ca live.cn
  live.co.uk live.com live.com.au live.de live.dk live.fr live.it live.nl live.se mac.com mail.bg mail.com mail.de mail.ee
  mail.ru mailbox.org mailfence.com me.com msn.com nate.com naver.com netscape.net ntlworld.com o2.pl online.de
  online.no optonline.net optusnet.com.au orange.fr outlook.at outlook.be outlook.co.th outlook.com outlook.com.br
  outlook.de outlook.dk outlook.es outlook.fr outlook.ie outlook.in outlook.it outlook.jp outlook.pt planet.nl pm.me
  posteo.de posteo.net proton.me protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com
  rogers.com runbox.com sapo.pt sbcglobal.net seznam.cz sfr.fr sina.com sina.cn sky.com skynet.be sohu.com startmail.com
  t-online.de talktalk.net telenet.be telia.com terra.com.br terra.es tin.it tiscali.it tuta.com tuta.io tutanota.com
  tutanota.de ukr.net uol.com.br verizon.net virgilio.it virgin.net virginmedia.com vodafone.de vodafone.it wanadoo.fr
  web.de wp.pl xtra.co.nz ya.ru yahoo.at yahoo.be yahoo.ca yahoo.cn yahoo.co.id yahoo.co.in yahoo.co.jp yahoo.co.kr
  yahoo.co.nz yahoo.co.th yahoo.co.uk yahoo.co.za yahoo.com yahoo.com.ar yahoo.com.au yahoo.com.br yahoo.com.hk
  yahoo.com.mx yahoo.com.my yahoo.com.ph yahoo.com.sg yahoo.com.tr yahoo.com.tw yahoo.com.vn yahoo.de yahoo.dk yahoo.es
  yahoo.fr yahoo.gr yahoo.ie yahoo.in yahoo.it yahoo.nl yahoo.no yahoo.pl yahoo.ro yahoo.se yandex.by yandex.com
  yandex.kz yandex.ru yeah.net ymail.com ziggo.nl zoho.com zoho.eu zohomail.com 126.com 139.com 163.com 1und1.de`.split(
    /\s+/,
  ),
);

/** True where anybody may have an address at a domain. */
export const isFreeMail = (domain: string): boolean => FREE_MAIL_DOMAINS.has(domain.toLowerCase());
