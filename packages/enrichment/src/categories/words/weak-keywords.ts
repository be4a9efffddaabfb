/** Words of trades that often stand in other names: a school of music, a power tool, a station bar. They are less sure evidence. */
export const WEAK_KEYWORDS: ReadonlySet<string> = new Set(
  "school college academy institute institution university library training course courses association foundation power energy energie energia water eau agua utilities station bus train trains metro garage motors mobile mobiles telecom baby kids children toy book books photo camera computer bar arms lounge club grill water hair spa garden garten nursery pension broker depot boutique mode moda fashion hardware digital gold shares stocks exam kitchen market mercado transit toll tolls pharma drugs institute general household bazaar bazar church temple parish offering gift gifts flowers pet pets vet sauna massage medical health healthcare".split(
    " ",
  ),
);
