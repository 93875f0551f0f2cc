import type { CompanyFacts } from '@daftar/rules/legal-entities/update'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { mirroredOnLoad } from '@daftar/rules/onboarding/mirrors'
import type { Screened } from '@daftar/rules/screening/match'
import type { ScreeningState } from '@daftar/rules/screening/standing'
import type { Tx } from '../../../platform/database/database.ts'
import { screen, screeningOf } from '../../casework/screening/index.ts'
import type { ApplicationRow } from './store.ts'

/**
 * How the lists in use stand to an application that is about to be approved. Whoever was not compared with
 * them yet is, so that none is approved unseen.
 */
export async function screeningNow(tx: Tx, row: ApplicationRow, at: Date): Promise<ScreeningState> {
  await screenApplication(tx, row, mirroredOnLoad(row.document), at)
  return (await screeningOf(tx, 'onboarding', row.id)).state
}

/** Everybody an application names, the company too, is compared with the lists in use as it is handed in. */
export async function screenApplication(
  tx: Tx,
  row: ApplicationRow,
  document: OnboardingDocument,
  at: Date,
): Promise<void> {
  await screen(
    tx,
    {
      ...{ merchantId: row.merchant_id, subject: 'onboarding', subjectId: row.id },
      about: document.basic_info.business_name,
      named: namedIn(document),
    },
    at,
  )
}

function namedIn(document: OnboardingDocument): Screened[] {
  const { first_name, last_name, business_name } = document.basic_info
  return [
    { kind: 'person', name: `${first_name} ${last_name}`, birthYear: null, nationality: null },
    ...namedInCompany(document),
    ...(business_name === document.legal_info.legal_company_name ? [] : [company(business_name)]),
  ]
}

/** The company and everybody who owns, runs or signs for it. */
export function namedInCompany({
  legal_info,
  shareholders,
}: Pick<CompanyFacts, 'legal_info' | 'shareholders'>): Screened[] {
  return [
    company(legal_info.legal_company_name),
    ...shareholders.company_owners.map(({ type, name, birth_date, nationality }): Screened =>
      type === 'company'
        ? company(name)
        : {
            ...{ kind: 'person', name, nationality: nationality || null },
            birthYear: /^\d{4}/.test(birth_date) ? Number(birth_date.slice(0, 4)) : null,
          },
    ),
  ]
}

function company(name: string): Screened {
  return { kind: 'company', name, birthYear: null, nationality: null }
}
