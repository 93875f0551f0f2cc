import type { Language } from '@daftar/rules/geo/languages'
import { instantDateText } from '@daftar/words/formats/date'
import { inviteSms } from '@daftar/words/sms-texts'
import type { Config } from '../../../config/config.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { written } from '../../../platform/mail/letter.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import { merchantZone, type MerchantRow } from '../../merchants/merchants/index.ts'
import type { InviteRow } from './store.ts'

export interface LetterDependencies {
  outbox: Outbox
  brand: Pick<Config['brand'], 'name' | 'nameAr'>
  publicOrigin: string
}

/** Asks somebody to sign in with the contact they were invited by: that is all it takes (DEC-USR-2). */
export async function sendInvite(
  tx: Tx,
  { outbox, brand, publicOrigin }: LetterDependencies,
  invite: InviteRow,
  {
    merchant,
    by,
    language,
  }: { merchant: Pick<MerchantRow, 'name' | 'name_ar' | 'currency'>; by: string; language: Language },
): Promise<void> {
  const address = `${publicOrigin}/auth`
  const { name, name_ar } = merchant
  if (invite.phone !== null) {
    await outbox.sms(tx, { to: invite.phone, text: inviteSms({ merchant: { name, name_ar }, address }) })
    return
  }
  const until = instantDateText(invite.expires_at.toISOString(), merchantZone(merchant))
  const product = { en: brand.name, ar: brand.nameAr }
  const facts = {
    merchant: { name, name_ar },
    by,
    role: invite.ads_only ? ('ads_only' as const) : invite.role,
    until,
    product,
    address,
  }
  const about = { en: name, ar: name_ar }
  await outbox.mail(tx, written({ kind: 'user_invited', to: invite.email ?? '', language, about, facts }))
}
