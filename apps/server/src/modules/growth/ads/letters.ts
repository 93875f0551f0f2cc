import { money, toDecimal } from '@daftar/rules/money/money'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import type { Told } from '@daftar/words/letters/letters'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../platform/database/database.ts'
import { adminsAnd } from '../../people/members/index.ts'
import type { AdsDependencies } from './dependencies.ts'
import type { NamedCampaign } from './store.ts'

type News = Pick<AdsDependencies, 'queueMail' | 'publicOrigin' | 'supportEmailOf'>

/** A campaign was approved, sent back or is over: its admins are told, and whoever wrote it. */
export async function tellOfCampaign(
  tx: Tx,
  { queueMail, publicOrigin, supportEmailOf }: News,
  row: NamedCampaign,
): Promise<void> {
  const { emails, ...names } = await adminsAnd(tx, row.merchant_id, row.created_by)
  const about = { en: nameIn('en', names), ar: nameIn('ar', names) }
  const amount = (minor: bigint) => toDecimal(money(minor, row.currency))
  const { currency, spent_minor: spent } = row
  const facts = { campaign: row.name, address: publicOrigin + pathOf('adsCampaign', { campaignId: row.id }) }
  const tell = async (letter: Told) =>
    queueMail(tx, ...emails.map((to) => ({ to, merchantId: row.merchant_id, about, ...letter })))
  if (row.status === 'active')
    return tell({
      kind: 'campaign_approved',
      facts: { ...facts, budget: amount(row.total_minor!), currency, from: row.starts_on! },
    })
  if (row.status === 'rejected')
    return tell({
      kind: 'campaign_rejected',
      facts: { ...facts, reason: row.reason!, note: row.note, supportEmail: supportEmailOf(row.country) },
    })
  return tell({
    kind: 'campaign_finished',
    facts: { ...facts, currency, spent: amount(spent), returned: amount(row.total_minor! - spent) },
  })
}
