import { daysBetween, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { suspensionDay, type LicenceNotice } from '@daftar/rules/legal-entities/expiry'
import type { RejectionReason } from '@daftar/rules/onboarding/rejection-reasons'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../platform/database/database.ts'
import { adminsOf } from '../../people/members/index.ts'
import type { LegalEntityRow } from '../../merchants/merchants/index.ts'
import type { LegalEntityDependencies } from './dependencies.ts'

type Mailing = Pick<LegalEntityDependencies, 'queueMail' | 'publicOrigin' | 'supportEmailOf'>
type About = Pick<LegalEntityRow, 'merchant_id' | 'id' | 'legal_company_name' | 'country'>

/** What the admins of a merchant are told of its company; the bell rings for those who look after it. */
export function companyMessages({ queueMail, publicOrigin, supportEmailOf }: Mailing) {
  async function readers(tx: Tx, { merchant_id: merchantId, id, legal_company_name, country }: About) {
    const { emails, ...names } = await adminsOf(tx, merchantId)
    const about = { en: nameIn('en', names), ar: nameIn('ar', names) }
    return {
      letters: emails.map((to) => ({ to, merchantId, about })),
      common: {
        company: legal_company_name,
        address: publicOrigin + pathOf('legalEntity', { originalLegalEntityId: id }),
      },
      supportEmail: supportEmailOf(country),
    }
  }

  return {
    async licence(
      tx: Tx,
      entity: About,
      { notice, on, today }: { notice: LicenceNotice; on: CalendarDate; today: CalendarDate },
    ): Promise<void> {
      const { letters, common, supportEmail } = await readers(tx, entity)
      if (notice === 'suspended') {
        const facts = { ...common, on, supportEmail }
        return queueMail(
          tx,
          ...letters.map((to) => ({ ...to, kind: 'legal_entity_suspended' as const, facts })),
        )
      }
      if (notice === 'expired') {
        const facts = { ...common, on, suspendsOn: suspensionDay(on) }
        return queueMail(
          tx,
          ...letters.map((to) => ({ ...to, kind: 'legal_entity_expired' as const, facts })),
        )
      }
      const facts = { ...common, on, days: daysBetween(today, on) }
      return queueMail(tx, ...letters.map((to) => ({ ...to, kind: 'legal_entity_expires' as const, facts })))
    },

    async ownerId(
      tx: Tx,
      entity: About,
      said: { owner: string; on: CalendarDate; isOver: boolean },
    ): Promise<void> {
      const { letters, common } = await readers(tx, entity)
      const facts = { ...common, ...said }
      await queueMail(tx, ...letters.map((to) => ({ ...to, kind: 'legal_entity_owner_id' as const, facts })))
    },

    async received(tx: Tx, entity: About): Promise<void> {
      const { letters, common: facts } = await readers(tx, entity)
      await queueMail(tx, ...letters.map((to) => ({ ...to, kind: 'legal_entity_received' as const, facts })))
    },

    async changesAsked(
      tx: Tx,
      entity: About,
      marks: readonly { reason: RejectionReason; note_en: string; note_ar: string }[],
    ): Promise<void> {
      const { letters, common, supportEmail } = await readers(tx, entity)
      const facts = { ...common, marks, supportEmail }
      await queueMail(tx, ...letters.map((to) => ({ ...to, kind: 'legal_entity_changes' as const, facts })))
    },

    async approved(tx: Tx, entity: About, isReinstated: boolean): Promise<void> {
      const { letters, common } = await readers(tx, entity)
      const facts = { ...common, isReinstated }
      await queueMail(tx, ...letters.map((to) => ({ ...to, kind: 'legal_entity_approved' as const, facts })))
    },

    async rejected(
      tx: Tx,
      entity: About,
      { reasons, said }: { reasons: readonly RejectionReason[]; said: { en: string; ar: string } },
    ): Promise<void> {
      const { letters, common, supportEmail } = await readers(tx, entity)
      const facts = { ...common, reasons, said, supportEmail }
      await queueMail(tx, ...letters.map((to) => ({ ...to, kind: 'legal_entity_rejected' as const, facts })))
    },
  }
}
