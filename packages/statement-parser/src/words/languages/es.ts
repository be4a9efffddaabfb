import type { Words } from "../concept.ts";

/** Spanish. */
export const es: Words = {
  payment: "pago(s), abono(s)",
  purchase: "compras, consumos, gastos",
  cost: "intereses, comisiones, cargos, tarifas",
  thanks: "gracias",
  owed: "deuda, debito residuo, capital restant, deuda pendiente, capital pendiente, saldo adeudado, saldo insoluto, total adeudado, deuda total, deuda actual, saldo de capital, saldo deudor, adeudo del periodo, adeudo anterior, adeudo total, importe adeudado, monto adeudado",
  credits: "abono(s), ingreso(s), deposito(s), entrada(s), credito(s), haber",
  credit:
    "=haber, =importe entrada, =suma entrada, =valor entrada, =so tien entrada, credito(s), deposito(s), abono(s), ingreso(s), entrada(s), =recibido(s)",
  credit_mark: "credito, h, abono, ingreso, entrada, haber, acreedor, depósito",
  debits:
    "cargo(s), egreso(s), retiro(s), retiradas, salida(s), debito(s), debe, cheques pagados, cheques girados, cheques cobrados, cheques compensados",
  debit:
    "=rut, =debe, =importe salida, =suma salida, =valor salida, =so tien salida, debito(s), cargo(s), salida(s), retiro(s), egreso(s), gasto(s), giros, =girado",
  debit_mark: "d, debito, cargo, salida, debe, deudor, retiro, egreso",
  first:
    "anterior, inicial, ultima factura, ultima fatura, ultima extracto, ultimo factura, ultimo fatura, ultimo extracto, inicio, apertura",
  last: "deuda pendiente, final, nuevo, actual, ultimo, fin, al cierre, nueva, cierre",
  now: "actual",
  card_account:
    "tarjeta de credito, pago minimo, pago para no generar intereses, extracto de tarjeta, extracto mensual de tarjeta, extracto de la tarjeta, extracto de su tarjeta, liquidacion de tarjeta, resumen de tarjeta, resumen de cuenta tarjeta, estado de cuenta de tarjeta, estado de cuenta tarjeta",
  credit_limit: "limite de credito",
  due_day: "fecha limite de pago",
  least_due: "pago mínimo, monto mínimo, importe mínimo a pagar",
  loan_account:
    "estado de préstamo, cuenta de préstamo, número de préstamo, extracto de préstamo, estado de cuenta de crédito hipotecario, estado de cuenta de préstamo",
  loan: "prestamo, préstamo hipotecario, préstamo personal, crédito hipotecario",
  savings: "cuenta de ahorro(s), caja de ahorro, libreta de ahorro",
  current: "cuenta corriente, cuenta de cheques, cuenta nómina",
  cash: "efectivo",
  bill: "tarjeta, fecha limite de pago, total a pagar",
  account_label: "cuenta",
  of_account: "titular",
  period_from: "=desde",
  period_to: "=hasta",
  bank_label: "=banco",
  balance: "saldo*, valor cartera, capital pendiente",
  stand: "adeudo, valor*",
  opening:
    "pendiente inicial, capital pendiente inicial, deuda inicial, extracto anterior, saldo previo, saldo ultimo resumen, saldo ultimo extracto, saldo del ultimo resumen, saldo al comienzo, saldo de arranque, saldo arrastre, saldo última cartola",
  closing:
    "pendiente final, capital pendiente final, deuda final, =pago total, total a pagar, pago para no generar intereses, deuda total, deuda actual, total adeudado, saldo al corte, monto total facturado, saldo de corte, saldo del extracto, saldo a la fecha de corte, saldo al término, saldo de este extracto, deuda facturada",
  aside:
    "últimos 3 meses, últimos 6 meses, últimos 12 meses, últimos tres meses, últimos seis meses, últimos doce meses, evolución del saldo, limite, minimo, minima, promedio, media, medio, puntos, iva, tasa, limite de credito, credito disponible, pago minimo, saldo retenido, línea de sobregiro, sobregiro autorizado, descubierto autorizado, línea de crédito, cupo total, saldo más bajo, saldo más alto, saldo máximo, monto vencido, saldo vencido, importe retenido, monto bloqueado, intereses devengados, acuerdo en descubierto, cupo avances, pago mín, cupo de crédito, cupo aprobado, cupo autorizado, línea aprobada, crédito no utilizado",
  carried:
    "b d, suma anterior, suma y sigue, saldo anterior pagina, saldo arrastrado, viene de la página anterior, pasa a la página siguiente, saldo que pasa, =arrastre",
  total: "total, suma(s)",
  pending:
    "pendiente(s), a confirmar, no contabilizad*, retenido(s), retenciones, próximos movimientos, en tránsito, en proceso, operaciones en curso, movimientos por confirmar, transacciones por confirmar, movimientos no facturados",
  failed:
    "rechazada, rechazado, cancelada, cancelado, error, anulado, anulada, fallido, fallida, denegada, denegado",
  row_in:
    "nomina, abono, ingreso, devolucion, salario, deposito, pago recibido, su pago, gracias por su pago, cuota pagada, cuota recibida, pago de cuota recibido",
  row_out:
    "compra, recibo, comision, alquiler, cajero, retiro, débito automático, renta, consumo, intereses cargados, intereses cobrados",
  no_rows:
    "pendiente(s), movimientos pendientes, proximos cargo(s), proximos pago(s), proximos debito(s), proximos adeudos, proximas cargo(s), proximas pago(s), proximas debito(s), proximas adeudos, saldo(s) diario(s), saldos por día, =pagos programados, =calendario de pagos, =tasas de interés, próximas cuotas, cuotas futuras, =plan de cuotas, cuotas a vencer, =compras diferidas a meses, mensualidades futuras, próximos vencimientos, cargos futuros, pagos futuros, movimientos futuros, recibos próximos, próximos recibos, operaciones futuras, órdenes permanentes próximas, domiciliaciones próximas, débitos automáticos próximos, cargos programados, =saldos de cierre diarios, =saldos al final del día, =cálculo de intereses, =resumen de comisiones, =detalle de intereses, =tipos de cambio, =resumen de puntos, =gastos por categoría, =resumen fiscal, =mismo mes del año anterior, no forman parte de este extracto, no incluidos en el saldo, no incluidas en el saldo, transferencias programadas, operaciones programadas, vencimientos futuros",
  booked:
    "movimientos contabilizados, movimientos realizados, movimientos, transacciones, contabilizado(s), detalle de movimientos, detalle de operaciones, movimientos de la cuenta, operaciones, últimos movimientos, operaciones realizadas, transacciones realizadas, movimientos facturados",
  in_credit: "acreedor, a credito",
  in_debt: "deudor, a debito",
  other_time: "ano, anual, acumulado(s), acumulada(s)",
  apart: "comision*, interese(s), impuesto*, iva, tarifa(s), anulacion",
  coming: "vencimiento, vence, limite de pago, limite para el pago, pagar antes, proxima, proximo, siguiente",
  unit: "puntos, millas, dias, horas, cantidad, inventario, litros, lluvia",
  account_word: "saldo, cuenta, extracto",
  statement:
    "extracto, estado de cuenta, movimientos, cartola, resumen de cuenta, resumen de caja, tarjeta de credito",
  invoice: "factura",
  expiry: "caduc*",
  paid_column: "pago(s), abono(s), amortización, pagado, abonado, amortizado, amortizaciones",
  owed_column:
    "intereses, cargo(s), compras, disposiciones, desembolsos, dispuesto, cargado, interés, desembolsado",
  cost_column: "comisiones, tarifa(s)",
  box: "fecha de corte, fecha limite",
  foreign: "divisa, extranjera",
  money: "monto, importe, valor",
  amount: "monto, importe, valor, suma, importancia, total",
  direction: "=debito credito, =debe haber, =sentido",
  rate: "cambio",
  tax: "iva, retencion, impuesto",
  fee: "comision, =comisiones",
  time: "=hora",
  account_name: "=cuenta",
  account: "=numero de cuenta, =n de cuenta",
  status: "=estado",
  description:
    "detalle, glosa, observaciones, observacion, *concepto*, *descripcion*, *historico*, *identificador*, *detalles*, =leyenda, =explicación",
  type: "*tipo*",
  reference:
    "no, =n° operación, =comprobante, =nro documento, =nro doc, =n° docto, =cód operación, =n° comprobante",
  card: "=tarjeta, =numero de tarjeta",
  balance_name: "*saldo*",
  category: "*categor*",
  party: "*ordenante*",
  currency: "moneda, divisa",
  interest: "intereses, interes",
  principal: "capital, amortizacion, principal",
  security: "=valor, =nombre, =titulo, =activo",
  quantity: "=cantidad, =titulos, =participaciones, n titulos",
  unit_price: "=precio, =cotizacion, ultimo precio, valor liquidativo",
  market_value: "valor de mercado, =valoracion, valor actual, =efectivo",
  unit_cost: "precio medio, precio de compra, coste medio",
  cost_basis: "coste total, importe invertido, valor de compra",
  trade: "compra venta, tipo de operacion, =operacion",
  in_heading:
    "abonos, deposito(s), ingresos, entradas, creditos, pagos recibidos, devoluciones, transferencias recibidas",
  out_heading:
    "cargos, retiros, salidas, egresos, comisiones, compras, consumos, debitos, gastos, transferencias enviadas, cheques pagados, disposiciones de efectivo",
  ledger: "debe, débito(s)",
  year_before: "ano pasado, ano anterior, hace un ano",
  idle: "sin movimientos, no hay movimientos, sin operaciones, no existen movimientos, no se registraron movimientos, no hay operaciones, ningún movimiento, sin transacciones, no registra movimientos, no hay transacciones, no presenta movimientos, no hubo movimientos",
};
