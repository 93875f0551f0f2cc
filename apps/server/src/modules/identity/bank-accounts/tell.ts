import { routePaths } from '@daftar/rules/shell/guards/routes'
import type { LetterKind } from '@daftar/rules/letters/letter-kinds'
import { instantText } from '@daftar/words/formats/date'
import type { Told } from '@daftar/words/letters/letters'
import { bankAccountSms } from '@daftar/words/sms-texts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { findMerchant, merchantZone, type MerchantRow } from '../../merchants/merchants/index.ts'
import type { BankAccountDependencies } from './dependencies.ts'
import type { ChangeRow } from './machine.ts'
import { recipientsOf, type Recipients } from './recipients.ts'
import { stopAddress } from './stop-address.ts'

type About = Extract<LetterKind, `bank_account_${string}`>
type Letter = Extract<Told, { kind: About }>

/** What a merchant's admins and the provider's staff are told of a change. */
export function bankAccountMessages(
  deps: Pick<BankAccountDependencies, 'outbox' | 'queueMail' | 'brand' | 'publicOrigin' | 'supportEmailOf'>,
) {
  const { outbox, queueMail, brand, publicOrigin, supportEmailOf } = deps
  const page = publicOrigin + routePaths.bankAccount

  async function mailAll(
    tx: Tx,
    row: ChangeRow,
    write: (merchant: MerchantRow) => Letter,
  ): Promise<Recipients> {
    const recipients = await recipientsOf(tx, row.merchant_id, row.proposed_at)
    const merchant = await findMerchant(tx, row.merchant_id)
    if (!merchant) return recipients
    const letter = write(merchant)
    const about = { en: merchant.name, ar: merchant.name_ar }
    const common = { ...letter, merchantId: row.merchant_id, about, path: routePaths.bankAccount }
    await queueMail(tx, ...recipients.emails.map((to) => ({ ...common, to })))
    return recipients
  }

  return {
    /** By letter and by text, each with the address that stops it. Answers how many. */
    async waiting(
      tx: Tx,
      row: ChangeRow,
      { token, effectiveAt }: { token: string; effectiveAt: Date },
    ): Promise<{ letters: number; texts: number }> {
      const address = stopAddress(publicOrigin, token)
      const { emails, phones } = await mailAll(tx, row, (merchant) => ({
        kind: 'bank_account_waiting',
        facts: {
          ...endsOf(row),
          bank: row.bank_name,
          holder: row.holder,
          at: instantText(effectiveAt.toISOString(), merchantZone(merchant)),
          address,
        },
      }))
      const text = bankAccountSms({ en: brand.name, ar: brand.nameAr }, { end: row.iban.slice(-4), address })
      for (const to of phones) await outbox.sms(tx, { to, text })
      return { letters: emails.length, texts: phones.length }
    },

    async declined(tx: Tx, row: ChangeRow): Promise<void> {
      const reason = row.decline_reason
      if (reason === null) return
      await mailAll(tx, row, () => ({
        kind: 'bank_account_declined',
        facts: { ...endsOf(row), reason, address: page },
      }))
    },

    async effective(tx: Tx, row: ChangeRow, directDebits: number): Promise<void> {
      await mailAll(tx, row, () => ({
        kind: 'bank_account_effective',
        facts: { ...endsOf(row), bank: row.bank_name, hasDirectDebit: directDebits > 0, address: page },
      }))
    },

    /** The admins, and whoever of the staff may call them. */
    async stopped(tx: Tx, row: ChangeRow): Promise<void> {
      await mailAll(tx, row, ({ country }) => ({
        kind: 'bank_account_stopped',
        facts: { ...endsOf(row), supportEmail: supportEmailOf(country) },
      }))
      const staff = await tx<Row<'staff_access', 'email'>[]>`
        select email from staff_access where blocked_at is null and 'reviewer' = any (roles) order by email`
      const merchant = await findMerchant(tx, row.merchant_id)
      const facts = {
        merchant: { merchant_name: merchant?.name ?? '', merchant_name_ar: merchant?.name_ar ?? '' },
        address: `${publicOrigin}/desk/bank-accounts/${row.id}`,
      }
      await queueMail(
        tx,
        ...staff.map(({ email: to }) => ({ kind: 'staff_bank_account_stopped', to, facts }) as const),
      )
    },
  }
}

function endsOf({ iban, iban_before }: ChangeRow) {
  return { end: iban.slice(-4), endBefore: iban_before.slice(-4) }
}
