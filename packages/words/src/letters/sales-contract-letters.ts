import { m } from '../compiled.ts'
import type { BothTexts, Writes } from './letter-line.ts'

export interface SalesContractFacts {
  /** Of whoever signs. */
  name: string
  business: BothTexts
  number: string
  address: string
}

const ready: Writes<SalesContractFacts> = ({ name, business, number, address }, locale) => ({
  heading: m.mail_sales_contract_ready_subject({ business: business[locale] }, { locale }),
  lines: [
    m.mail_sales_contract_greeting({ name }, { locale }),
    m.mail_sales_contract_ready_body({ number }, { locale }),
    { action: m.mail_sales_contract_ready_action({}, { locale }), address },
  ],
})

const signed: Writes<SalesContractFacts> = ({ name, business, number }, locale) => ({
  heading: m.mail_sales_contract_signed_subject({ business: business[locale] }, { locale }),
  lines: [
    m.mail_sales_contract_greeting({ name }, { locale }),
    m.mail_sales_contract_signed_body({ number }, { locale }),
  ],
})

const completed: Writes<SalesContractFacts> = ({ name, business, number, address }, locale) => ({
  heading: m.mail_sales_contract_completed_subject({ business: business[locale] }, { locale }),
  lines: [
    m.mail_sales_contract_greeting({ name }, { locale }),
    m.mail_sales_contract_completed_body({ number }, { locale }),
    { action: m.mail_sales_contract_completed_action({}, { locale }), address },
  ],
})

export const salesContractLetters = {
  sales_contract_ready: ready,
  sales_contract_signed: signed,
  sales_contract_completed: completed,
}
