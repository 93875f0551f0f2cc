import type { Api } from '../../support/api.ts'
import { approveThere, beginWithStatement, submitApplication, signThere } from '../../support/application.ts'
import { letterWith } from '../../support/inbox.ts'
import { people, staff } from '../../support/people.ts'
import { sharedSession } from '../../support/session.ts'
import { aShopper, payThere } from '../../support/shopper.ts'
import type { Things } from './things.ts'
import { visitors } from './visitors.ts'

type Found = Partial<Things>

/** Links, applications and addresses that the demo does not begin with, and the ids of what it does. */
export async function stageMerchants(origin: string) {
  const [noor, rawaa, sadaf, rimal, warda, tamr, shams] = await Promise.all(
    (
      [
        'noorOwner',
        'rawaaOwner',
        'sadafOwner',
        'rimalOwner',
        'wardaOwner',
        'tamrOwner',
        'shamsOwner',
      ] as const
    ).map((who) => sharedSession(origin, visitors[who])),
  )
  const underwriter = await sharedSession(origin, staff.underwriter)
  return {
    ...(await links(origin, noor!)),
    dispute: await disputed(noor!, await sharedSession(origin, staff.finance)),
    ticket: await asked(noor!),
    ...(await askedFor(origin, { shams: shams!, rawaa: rawaa!, underwriter })),
    ...(await repaidByDebit(origin, sadaf!, underwriter)),
    ...(await campaigns(noor!)),
    order: (await noor!.call('orders.list', { query: { page_size: 1 } })).payments[0]?.id ?? '',
    payout:
      (await noor!.call('payouts.list', { query: { status: 'paid', page_size: 1 } })).payouts[0]?.id ?? '',
    atTheDesk: await newestApplication(rimal!),
    payOffOffer: await offerOf(tamr!, 'early_payoff'),
    sizedOffer: await offerOf(shams!),
    fullRevenueOffer: await offerOf(sadaf!, 'full_revenue_flow'),
    singlePageOffer: await offerOfNewestApplication(warda!),
  } satisfies Found
}

/** A dispute that waits for its answer; one is opened where none is. */
async function disputed(noor: Api, desk: Api): Promise<string> {
  const [open] = (await noor.call('disputes.list', { query: { statuses: 'pending', page_size: 1 } })).disputes
  if (open) return open.id
  const { payments } = await noor.call('orders.list', { query: { statuses: 'captured', page_size: 50 } })
  // Not the newest: that one is refunded elsewhere, which a dispute forbids.
  const order = payments.at(-1)
  const comment = 'لم يصلني الطلب حتى اليوم.'
  const body = { order_number: order?.number ?? '', type: 'not_delivered', comment } as const
  return (await desk.call('disputes.open', { body })).dispute.id
}

/** Campaigns of the demo: one that runs, and one that is still being written. */
async function campaigns(noor: Api) {
  const first = async (status: 'active' | 'draft') =>
    (await noor.call('ads.list', { query: { status, page_size: 1 } })).campaigns[0]?.id ?? ''
  return { campaign: await first('active'), draftCampaign: await first('draft') }
}

/** A ticket; one is opened where none is. */
async function asked(noor: Api): Promise<string> {
  const [open] = (await noor.call('support.list', { query: { page_size: 1 } })).items
  if (open) return open.id
  const subject = 'A payout is missing'
  const description = 'The payout of last Monday has not come.'
  const about = { topic: 'finances', store_id: null, order_id: null } as const
  const body = { ...about, subject, description, attachments: [] }
  return (await noor.call('support.create', { body })).ticket.id
}

/** A link that waits for its shopper, and one that was paid. */
async function links(origin: string, noor: Api) {
  const phone = aShopper()
  const body = { store_id: 'sto_noor4', amount: '400.02', phone, language: 'en' as const }
  const [open, paid] = [
    await noor.call('paymentLinks.create', { body }),
    await noor.call('paymentLinks.create', { body }),
  ]
  await payThere(origin, paid.url, phone)
  return {
    link: open.link.id,
    paidLink: paid.link.id,
    payToken: tokenOf(open.url),
    paidToken: tokenOf(paid.url),
  }
}

interface Sides {
  rawaa: Api
  shams: Api
  underwriter: Api
}

/**
 * An application at each turn: begun in the wizard, back with marks, and approved with its contract in the
 * post.
 */
async function askedFor(origin: string, { rawaa, shams, underwriter }: Sides) {
  const admin = await sharedSession(origin, staff.admin)
  const params = { id: 'mer_rawaa', name: 'integration_form' }
  await admin.call('settings.setExperiment', { params, body: { enabled: true } })
  const holder = 'Rawaa Fashion Company'
  const approved = await submitApplication(rawaa, {
    offerId: 'ofr_rawaa2',
    amount: '40000',
    tenor: 12,
    holder,
  })
  await approveThere(underwriter, approved)
  const contract = await letterWith(origin, people.rawaaOwner.email, /\/sign\/[\w-]+/)
  const { id: begun } = await beginWithStatement(rawaa, {
    offerId: 'ofr_rawaa1',
    amount: '80000',
    tenor: 20,
    holder,
  })
  const verifying = await beginVerification(shams, underwriter)
  const part = await askBookkeeper(shams, verifying)
  const { offers } = await shams.call('offers.list', {})
  const largest = offers.toSorted((one, other) => Number(other.amount) - Number(one.amount))[0]?.id ?? ''
  const asked = { offerId: largest, amount: '40000', tenor: 12, holder: 'Shams Optics LLC' }
  const sentBack = await submitApplication(shams, { ...asked, signatory: visitors.shamsOwner })
  await sendBack(underwriter, sentBack)
  return { approved, contract: tokenOf(contract), begun, sentBack, verifying, part }
}

/** An application whose wizard is done and whose business verification is left. */
async function beginVerification(shams: Api, underwriter: Api): Promise<string> {
  const { items } = await shams.call('merchants.stores', {})
  const body = {
    merchant_id: 'mer_shams',
    store_id: items[0]!.id,
    amount: '30000',
    tenor: 28,
    tags: ['bank_statement_required' as const, 'kyb_application' as const],
  }
  const { offer } = await underwriter.call('offers.make', { body })
  const asked = { offerId: offer.id, amount: '20000', tenor: 28, holder: 'Shams Optics LLC' }
  const { id } = await beginWithStatement(shams, asked)
  return id
}

/** A link by which somebody else gives the account of a verification; answers its token. */
async function askBookkeeper(shams: Api, applicationId: string): Promise<string> {
  const of = { subject: 'capital' as const, subject_id: applicationId, scope: 'bank' as const, person: '' }
  const to = { factor: 'email' as const, contact: 'huda@books.example', language: 'en' as const }
  const { link } = await shams.call('partLinks.make', { body: { ...of, ...to, person_name: 'Huda Karim' } })
  return link.address?.split('#')[1] ?? ''
}

async function sendBack(underwriter: Api, id: string): Promise<void> {
  const params = { id }
  const { case: found } = await underwriter.call('decisions.case', { params })
  const note = { note_en: 'It is not the one on file.', note_ar: 'ليس هو المسجّل لدينا.' }
  const marks = [{ target: 'licence_number', reason: 'does_not_match' as const, ...note }]
  const ifMatch = found.application.version
  await underwriter.call('decisions.decide', { params, ifMatch, body: { decision: 'reset', marks } })
}

/**
 * A contract signed for an advance that a mandate repays, which waits for its signature; and one that has it.
 */
async function repaidByDebit(origin: string, sadaf: Api, underwriter: Api) {
  const owner = visitors.sadafOwner
  const asked = { amount: '40000', tenor: 12, holder: 'Sadaf Interiors LLC', signatory: owner }
  const id = await submitApplication(sadaf, {
    ...asked,
    offerId: await offerOf(sadaf, 'bank_statement_required'),
  })
  const params = { id }
  const { case: found } = await underwriter.call('decisions.case', { params })
  const ifMatch = found.application.version
  await underwriter.call('decisions.decide', {
    params,
    ifMatch,
    body: { decision: 'approve', direct_debit: true, note: 'Papers seen with the merchant' },
  })
  const contract = await letterWith(origin, owner.email, /\/sign\/[\w-]+/)
  await signThere(sadaf, tokenOf(contract), owner)
  const [open, signed] = await Promise.all(
    [owner, visitors.jabalOwner].map(({ phone }) => letterWith(origin, phone, /\/mandate\/[\w-]+/)),
  )
  return { mandate: tokenOf(open ?? ''), signedMandate: tokenOf(signed ?? '') }
}

/** Of an owner's offers the first with a tag and no other that changes its flow. */
async function offerOf(
  owner: Api,
  tag?: 'early_payoff' | 'full_revenue_flow' | 'bank_statement_required',
): Promise<string> {
  const { offers } = await owner.call('offers.list', {})
  const found = tag
    ? offers.findLast(({ tags }) => tags.includes(tag))
    : offers.find(({ tags }) => !tags.includes('kyb_application'))
  return found?.id ?? ''
}

async function newestApplication(owner: Api): Promise<string> {
  const { applications } = await owner.call('applications.list', {})
  return applications[0]?.application.application_id ?? ''
}

async function offerOfNewestApplication(owner: Api): Promise<string> {
  const id = await newestApplication(owner)
  return (await owner.call('applications.read', { params: { id } })).application.offer_id
}

function tokenOf(address: string): string {
  return address.split('/').at(-1) ?? ''
}
