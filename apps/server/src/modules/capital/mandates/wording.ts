import type { Language } from '@daftar/rules/geo/languages'
import { money, toDecimal } from '@daftar/rules/money/money'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import type { AdvanceRow } from '../advances/index.ts'
import type { MandateDependencies } from './dependencies.ts'

/** What a signatory reads of a mandate in one language, and agrees to. */
export interface Said {
  creditor: string
  how: string[]
  terms: string[]
  consent: string
}

/** Kept with the mandate when it is made: shown, signed and read again in these words alone. */
export type MandateWording = Readonly<Record<Language, Said>>

export function wordingOf(
  { brand }: Pick<MandateDependencies, 'brand'>,
  advance: Pick<AdvanceRow, 'legal_name' | 'currency' | 'minimum_minor'>,
): MandateWording {
  const decimal = toDecimal(money(advance.minimum_minor, advance.currency))
  const amount = moneyText(decimal, advance.currency)
  const said = (locale: Language, creditor: string): Said => ({
    creditor,
    how: [
      m.mandate_how_weekly({ amount }, { locale }),
      m.mandate_how_missed({}, { locale }),
      m.mandate_how_end({}, { locale }),
    ],
    terms: [
      m.mandate_terms_allow({ creditor }, { locale }),
      m.mandate_terms_revoke({}, { locale }),
      m.mandate_terms_return({}, { locale }),
    ],
    consent: m.mandate_consent({ company: advance.legal_name }, { locale }),
  })
  return { en: said('en', brand.legalName), ar: said('ar', brand.legalNameAr) }
}
