import { rich, t } from '@/blocks/draft'
import { no, row, yes } from '../comparison'

/** Code is not translated. */
export const exchange = `POST /orders HTTP/1.1
Host: warehouse.example
Idempotency-Key: order-10482
Content-Type: application/json

{ "order": 10482, "lines": [{ "article": "FRONT-A", "quantity": 6 }] }

HTTP/1.1 201 Created
Location: /orders/88213

# The line drops; we never saw the answer. Same request, same key:

HTTP/1.1 200 OK
Location: /orders/88213`

export const rules = [
  {
    title: t('Elk bericht heeft een sleutel', 'Every message has a key'),
    text: t(
      'Twee keer aankomen is hetzelfde als één keer. Dan mag alles opnieuw, en hoeft niemand te raden.',
      'Arriving twice is the same as arriving once. Then anything may be sent again, and nobody has to guess.',
    ),
  },
  {
    title: t('Eerst opschrijven, dan versturen', 'Write first, send after'),
    text: t(
      'Een bericht gaat samen met de order de database in. Valt de stroom uit, dan ligt het er nog.',
      'A message enters the database together with the order. If the power fails, it is still there.',
    ),
  },
  {
    title: t('Steeds langer wachten', 'Waiting longer each time'),
    text: t(
      'Opnieuw na één seconde, na tien, na een minuut, met wat toeval erin. Na een dag is het werk voor een mens.',
      'Again after a second, after ten, after a minute, with some chance mixed in. After a day it is a person’s job.',
    ),
  },
  {
    title: t('Niets verdwijnt', 'Nothing disappears'),
    text: t(
      'Wat niet past, komt in een bak met de reden erbij, en een knop om het opnieuw te proberen.',
      'What does not fit goes into a tray with the reason, and a button to try again.',
    ),
  },
  {
    title: t('Stilte is ook een storing', 'Silence is a fault, too'),
    text: t(
      'Komt er een uur lang niets waar altijd iets komt, dan gaat er een bericht naar iemand met een naam.',
      'If for an hour nothing comes where something always came, a message goes to somebody with a name.',
    ),
  },
] as const

export const carriers = [
  row(
    t('Hoe vers', 'How fresh'),
    t('Van gisteren', 'Yesterday’s'),
    t('Vijf minuten', 'Five minutes'),
    t('Twee seconden', 'Two seconds'),
  ),
  row(
    t('Te controleren', 'Easy to check'),
    yes('Het bestand ligt er', 'The file is there'),
    yes('In het logboek', 'In the log'),
    no('Alleen met moeite', 'Only with effort'),
  ),
  row(
    t('Als de ander uit ligt', 'When the other is down'),
    t('Morgen weer', 'Again tomorrow'),
    t('Vanzelf weer', 'Resumes by itself'),
    t('Gemist, tenzij u ook vraagt', 'Missed, unless you also ask'),
  ),
  row(
    t('Goed voor', 'Good for'),
    t('Boekhouding, loon', 'Accounts, payroll'),
    t('Voorraad, planning', 'Stock, planning'),
    t('Betalingen, meldingen', 'Payments, alerts'),
  ),
] as const

export const apiPrices = [
  {
    name: t('De eerste koppeling', 'The first connection'),
    price: t('€\u00a028.800–43.200', '€28,800–43,200'),
    unit: t('vier tot zes weken', 'four to six weeks'),
    text: t(
      'Met het gereedschap eromheen: wachtrij, bak, logboek, alarm.',
      'With the tools around it: queue, tray, log, alarm.',
    ),
  },
  {
    name: t('Elke volgende', 'Each one after'),
    price: t('€\u00a07.200–21.600', '€7,200–21,600'),
    unit: t('één tot drie weken', 'one to three weeks'),
    text: t(
      'Het gereedschap staat er. Alleen de woordenlijst is nieuw.',
      'The tools are there. Only the word list is new.',
    ),
  },
] as const

export const apiQuestions = [
  {
    question: t('Wanneer moeten we dit niet laten bouwen?', 'When should we not have this built?'),
    answer: rich(
      'Als een kant-en-klare koppeling bestaat en u minder dan honderd berichten per dag hebt. Dan kost een abonnement van enkele tientjes minder dan ons eerste gesprek. Ook niet als een van beide programma’s volgend jaar weg moet.',
      'When a ready-made connection exists and you send fewer than a hundred messages a day. A subscription of a few tens of euros then costs less than our first conversation. Nor when one of the two programs must go next year.',
    ),
  },
  {
    question: t('Het andere programma heeft geen API. En nu?', 'The other program has no API. What now?'),
    answer: rich(
      'Dan is er bijna altijd een bestand, een database of een rapport. Lukt dat ook niet, dan zeggen we het. Een robot die op knoppen klikt bouwen we niet: die breekt bij de eerste update.',
      'Then there is nearly always a file, a database or a report. If that fails too, we say so. A robot that clicks buttons we do not build: it breaks at the first update.',
    ),
  },
  {
    question: t('Wat is er van ons?', 'What do we own?'),
    answer: rich(
      'De code, de woordenlijst en de beschrijving van elke koppeling in OpenAPI, zodat een derde erop kan aansluiten zonder ons te bellen.',
      'The code, the word list, and a description of every connection in OpenAPI, so that a third party can plug in without ringing us.',
    ),
  },
] as const
