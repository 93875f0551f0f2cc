import { contactsFromSaved } from '@daftar/rules/onboarding/stored-contacts'
import { routePaths } from '@daftar/rules/shell/guards/routes'
import type { RejectionReason } from '@daftar/rules/onboarding/rejection-reasons'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { OnboardingDependencies } from './dependencies.ts'
import type { ApplicationRow } from './store.ts'

/** What the applicant is written: to the mailbox they have proven, else to the one they named. */
export function onboardingMessages({ queueMail, publicOrigin, supportEmailOf }: OnboardingDependencies) {
  const supportOf = ({ document }: ApplicationRow) =>
    supportEmailOf(document.basic_info.country_of_main_operations)
  const business = ({ document }: ApplicationRow) => document.basic_info.business_name

  return {
    async received(tx: Tx, row: ApplicationRow, isCall: boolean): Promise<void> {
      const to = await mailboxOf(tx, row)
      if (to === null) return
      const facts = { business: business(row), number: row.id, supportEmail: supportOf(row) }
      await queueMail(tx, { kind: isCall ? 'onboarding_call' : 'onboarding_received', to, facts })
    },

    async detailsAsked(tx: Tx, row: ApplicationRow): Promise<void> {
      const to = await mailboxOf(tx, row)
      if (to === null) return
      const address = publicOrigin + routePaths.applications
      await queueMail(tx, { kind: 'onboarding_details', to, facts: { business: business(row), address } })
    },

    async changesAsked(
      tx: Tx,
      row: ApplicationRow,
      marks: readonly { reason: RejectionReason; note_en: string; note_ar: string }[],
    ): Promise<void> {
      const to = await mailboxOf(tx, row)
      if (to === null) return
      const address = publicOrigin + routePaths.applications
      const facts = { business: business(row), marks, address, supportEmail: supportOf(row) }
      await queueMail(tx, { kind: 'onboarding_changes', to, facts })
    },

    async approved(tx: Tx, row: ApplicationRow): Promise<void> {
      const to = await mailboxOf(tx, row)
      if (to === null) return
      await queueMail(tx, {
        kind: 'onboarding_approved',
        to,
        facts: { business: business(row), address: `${publicOrigin}/` },
      })
    },

    async declined(tx: Tx, row: ApplicationRow, said: { en: string; ar: string }): Promise<void> {
      const to = await mailboxOf(tx, row)
      if (to === null) return
      const facts = { business: business(row), said, supportEmail: supportOf(row) }
      await queueMail(tx, { kind: 'onboarding_declined', to, facts })
    },
  }
}

async function mailboxOf(tx: ReadTx, row: ApplicationRow): Promise<string | null> {
  const [person] = await tx<Row<'person_access', 'email'>[]>`
    select email from person_access where id = ${row.person_id}`
  return person?.email ?? (contactsFromSaved(row.document).basic_info.email || null)
}
