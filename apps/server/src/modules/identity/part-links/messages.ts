import { instantDateText } from '@daftar/words/formats/date'
import { codeSms, partLinkSms } from '@daftar/words/sms-texts'
import type { Tx } from '../../../platform/database/database.ts'
import { written } from '../../../platform/mail/letter.ts'
import { partAddress } from './address.ts'
import type { PartLinkDependencies } from './dependencies.ts'
import type { NamedLink } from './store.ts'
import { askerOf } from './present.ts'

type Sends = Pick<PartLinkDependencies, 'brand' | 'keys' | 'outbox' | 'publicOrigin'>

/**
 * Brings a link to the contact it is bound to; an address that opens a part stands in no bell and in no list
 * of letters.
 */
export async function sendLink(tx: Tx, deps: Sends, row: NamedLink, businessName: string): Promise<void> {
  const { brand, keys, outbox, publicOrigin } = deps
  const address = partAddress(publicOrigin, keys, row.id)
  const { factor, contact: to, language } = row
  if (factor === 'phone') {
    await outbox.sms(tx, { to, text: partLinkSms({ business: businessName, address }, language) })
    return
  }
  const facts = {
    ...{ business: businessName, by: askerOf(row), name: row.person_name, scope: row.scope, address },
    until: instantDateText(row.expires_at.toISOString(), 'Asia/Dubai'),
    product: { en: brand.name, ar: brand.nameAr },
  }
  const about = { en: businessName, ar: businessName }
  await outbox.mail(tx, written({ kind: 'part_asked', to, language, about, facts }))
}

/** Brings the code that lets in. */
export async function sendPartCode(
  tx: Tx,
  { brand, outbox, publicOrigin }: Sends,
  { factor, contact: to, language }: NamedLink,
  { code, minutes }: { code: string; minutes: number },
): Promise<void> {
  const product = { en: brand.name, ar: brand.nameAr }
  if (factor === 'phone') {
    const host = new URL(publicOrigin).hostname
    await outbox.sms(tx, { to, text: codeSms({ code, product: product[language], host }, language), code })
    return
  }
  const facts = { use: 'part', code, minutes, product } as const
  await outbox.mail(tx, written({ kind: 'sign_in_code', to, language, facts, code }))
}
