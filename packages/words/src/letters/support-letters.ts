import { m } from '../compiled.ts'
import { isolated } from '../formats/isolate.ts'
import type { Writes } from './letter-line.ts'

export interface TicketFacts {
  /** Of the ticket, as people read it. */
  number: string
  subject: string
  address: string
}

export interface AnsweredFacts extends TicketFacts {
  /** The answer, or its beginning. */
  answer: string
  /** Whether an answer by mail lands in the ticket. */
  mayReply: boolean
}

const answered: Writes<AnsweredFacts> = ({ number, subject, answer, address, mayReply }, locale) => ({
  heading: m.mail_ticket_answered_subject({ number: isolated(number) }, { locale }),
  lines: [
    m.mail_ticket_answered_body({ subject: typed(subject) }, { locale }),
    typed(answer),
    { action: m.mail_ticket_action({}, { locale }), address },
    {
      small: mayReply
        ? m.mail_ticket_answered_reply({}, { locale })
        : m.mail_ticket_answered_after({}, { locale }),
    },
  ],
})

const resolved: Writes<TicketFacts> = ({ number, subject, address }, locale) => ({
  heading: m.mail_ticket_resolved_subject({ number: isolated(number) }, { locale }),
  lines: [
    m.mail_ticket_resolved_body({ subject: typed(subject) }, { locale }),
    { action: m.mail_ticket_rate_action({}, { locale }), address },
    { small: m.mail_ticket_resolved_after({}, { locale }) },
  ],
})

/** In the direction of its own first letter, whatever stands around it. */
function typed(text: string): string {
  return `\u2068${text}\u2069`
}

export const supportLetters = { ticket_answered: answered, ticket_resolved: resolved }
