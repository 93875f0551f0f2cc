import { dateInZone } from '@daftar/rules/calendar/zones'
import type { DisputeEnding, DisputeType } from '@daftar/rules/disputes/dispute'
import { m } from '../compiled.ts'
import { disputeTypeText } from '../dispute-words.ts'
import { instantText, weekdayText, zoneName } from '../formats/date.ts'
import { moneyText } from '../formats/number.ts'
import type { Language } from '../language.ts'
import type { LetterLine, LetterMoney, Writes } from './letter-line.ts'

export interface DisputeFacts extends LetterMoney {
  number: string
  /** Number of the order. */
  order: string
  type: DisputeType
  address: string
}

export interface OpenedFacts extends DisputeFacts {
  /** Whether there is an answer to give; what the page and its calls say too. */
  mayAnswer: boolean
  respondBy: string
  zone: string
}

export interface ReminderFacts extends OpenedFacts {
  /** A whole answer is written, and sent by itself when the time is over. */
  isReady: boolean
}

export interface EndedFacts extends DisputeFacts {
  ending: DisputeEnding
  /** What went back to the shopper; null where nothing did. */
  refunded: string | null
  /** What the arbiter says; empty where nobody decided. */
  reason: string
}

const opened: Writes<OpenedFacts> = (facts, locale) => {
  const order = ltr(facts.order)
  const said = { order }
  return {
    heading: facts.mayAnswer
      ? m.mail_dispute_opened_subject(said, { locale })
      : m.mail_dispute_opened_over(said, { locale }),
    lines: [
      heroOf(facts),
      m.mail_dispute_opened_body({ type: disputeTypeText(facts.type, locale) }, { locale }),
      ...(facts.mayAnswer ? [{ notice: m.mail_dispute_until(untilOf(facts, locale), { locale }) }] : []),
      buttonOf(facts, facts.mayAnswer, locale),
      factsOf(facts, locale),
    ],
  }
}

const reminder: Writes<ReminderFacts> = (facts, locale) => {
  const until = untilOf(facts, locale)
  const notice = facts.isReady
    ? m.mail_dispute_reminder_ready(until, { locale })
    : m.mail_dispute_until(until, { locale })
  return {
    heading: m.mail_dispute_reminder_subject({ number: ltr(facts.number) }, { locale }),
    lines: [heroOf(facts), { notice }, buttonOf(facts, facts.mayAnswer, locale), factsOf(facts, locale)],
  }
}

const sent: Writes<DisputeFacts> = (facts, locale) => ({
  heading: m.mail_dispute_sent_subject({ number: ltr(facts.number) }, { locale }),
  lines: [
    heroOf(facts),
    m.mail_dispute_sent_body({}, { locale }),
    buttonOf(facts, false, locale),
    factsOf(facts, locale),
  ],
})

const ended: Writes<EndedFacts> = (facts, locale) => {
  const number = ltr(facts.number)
  const amount = moneyText(facts.refunded ?? facts.amount, facts.currency)
  const words = endWords(facts)
  return {
    heading: words.subject({ number }, { locale }),
    lines: [
      { hero: { amount: facts.refunded ?? facts.amount, currency: facts.currency } },
      words.body({ amount }, { locale }),
      ...(facts.reason
        ? [{ facts: [{ label: m.mail_dispute_reason({}, { locale }), value: facts.reason }] }]
        : []),
      buttonOf(facts, false, locale),
      factsOf(facts, locale),
    ],
  }
}

function endWords({ ending, refunded, amount }: EndedFacts) {
  if (ending === 'withdrawn')
    return { subject: m.mail_dispute_withdrawn_subject, body: m.mail_dispute_withdrawn_body }
  if (ending === 'deadline')
    return { subject: m.mail_dispute_unanswered_subject, body: m.mail_dispute_unanswered_body }
  if (refunded !== null && refunded !== amount)
    return { subject: m.mail_dispute_partly_subject, body: m.mail_dispute_partly_body }
  return refunded === null
    ? { subject: m.mail_dispute_won_subject, body: m.mail_dispute_won_body }
    : { subject: m.mail_dispute_lost_subject, body: m.mail_dispute_lost_body }
}

function heroOf({ amount, currency }: DisputeFacts): LetterLine {
  return { hero: { amount, currency } }
}

function untilOf({ respondBy, zone }: OpenedFacts, locale: Language) {
  const weekday = weekdayText(dateInZone(Date.parse(respondBy), zone), locale)
  return { moment: `${weekday} ${ltr(instantText(respondBy, zone))}`, zone: zoneName(zone, locale) }
}

function buttonOf({ address }: DisputeFacts, mayAnswer: boolean, locale: Language): LetterLine {
  const action = mayAnswer ? m.mail_dispute_action : m.mail_dispute_look
  return { action: action({}, { locale }), address }
}

function factsOf({ number, order }: DisputeFacts, locale: Language): LetterLine {
  return {
    facts: [
      { label: m.mail_dispute_number({}, { locale }), value: ltr(number) },
      { label: m.mail_dispute_order({}, { locale }), value: ltr(order) },
    ],
  }
}

function ltr(text: string): string {
  return `\u2066${text}\u2069`
}

export const disputeLetters = {
  dispute_opened: opened,
  dispute_reminder: reminder,
  dispute_sent: sent,
  dispute_ended: ended,
}
