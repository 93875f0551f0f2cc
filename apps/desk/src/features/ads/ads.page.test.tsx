import type { AdCampaignForStaff } from '@daftar/contract/endpoints/growth/ads-shapes'
import { refuse } from '@daftar/testkit/page/answers'
import { m, reasonText } from '@daftar/words'
import { campaignReasonText, campaignStatusText } from '@daftar/words/ads-words'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { question } from '../../testing/dialogs.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

function aCampaign(more: Partial<AdCampaignForStaff> = {}): AdCampaignForStaff {
  return {
    ...{
      id: 'cmp_1',
      name: 'White Friday',
      store_id: 'sto_1',
      store_name: 'Marina',
      store_name_ar: 'مارينا',
      is_store_closed: false,
    },
    ...{ placement: 'home_banner', status: 'in_review', version: 4, currency: 'AED' },
    ...{ starts_on: '2026-11-20', ends_on: '2026-12-10', daily_budget: '40.00', total_budget: '600.00' },
    ...{ picture_en: 'fil_picture1', picture_ar: 'fil_picture2', link: 'https://noor.example/sale' },
    ...{
      priced_by: 'thousand_impressions',
      price: '40.00',
      impressions: 0,
      clicks: 0,
      orders: 0,
      spent: '0.00',
    },
    ...{
      submitted_at: '2026-11-19T08:00:00.000Z',
      decided_at: null,
      finished_at: null,
      reason: null,
      note: '',
    },
    ...{ merchant_id: 'mer_noor', merchant_name: 'Noor Perfumes', merchant_name_ar: 'عطور نور' },
    ...{ deadline_at: '2026-11-24T08:00:00.000Z', wallet_available: '900.00' },
    ...more,
  }
}

function caseAt({ answers, ...options }: PageOptions = {}): Page {
  return renderAt('/desk/ads/cmp_1', {
    as: ['reviewer'],
    ...options,
    answers: { 'ads.case': { campaign: aCampaign(), days: [] }, ...answers },
  })
}

test.each(looks)(
  'the queue leads to a campaign with its pictures in both languages, in %s at %i [DEC-ADS-2]',
  async (language, width) => {
    const { user } = renderAt('/desk/ads', {
      ...{ as: ['reviewer'], language, width },
      answers: {
        'ads.queue': { campaigns: [aCampaign()], waiting: 1, next_page_token: null },
        'ads.case': { campaign: aCampaign(), days: [] },
      },
    })
    await user.click(await screen.findByRole('link', { name: m.desk_ads_opens({ name: 'White Friday' }) }))
    for (const name of [m.ads_picture_en(), m.ads_picture_ar()])
      expect((await screen.findByRole('img', { name })).getAttribute('src')).toContain(
        '/ads/api/v1/pictures/',
      )
  },
)

test('a campaign is approved on the version that was read; a wallet that is short is said', async () => {
  const { user, server } = caseAt({
    answers: {
      'ads.case': { campaign: aCampaign({ wallet_available: '10.00' }), days: [] },
      'ads.approve': refuse('wallet_not_enough'),
    },
  })
  expect(await screen.findByText(m.desk_ads_wallet_short())).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.desk_ads_approve() }))
  const dialog = await question()
  await user.click(dialog.getByRole('button', { name: m.desk_ads_approve() }))
  expect(await dialog.findByText(reasonText('wallet_not_enough'))).toBeTruthy()
  server.answer({ 'ads.approve': { campaign: aCampaign({ status: 'active', version: 5 }), days: [] } })
  await user.click(dialog.getByRole('button', { name: m.desk_ads_approve() }))
  expect((await screen.findAllByText(campaignStatusText('active'))).length).toBeGreaterThan(0)
  expect(server.callsOf('ads.approve')[0]?.ifMatch).toBe('"4"')
})

test('it is sent back with a reason of the catalogue; without one nothing is sent', async () => {
  const { user, server } = caseAt({
    answers: {
      'ads.reject': {
        campaign: aCampaign({ status: 'rejected', reason: 'misleading', version: 5 }),
        days: [],
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: m.desk_ads_reject() }))
  const dialog = await question()
  await user.click(dialog.getByRole('button', { name: m.desk_ads_reject() }))
  expect(server.callsOf('ads.reject')).toEqual([])
  await user.click(dialog.getByRole('button', { name: (name) => name.includes(m.desk_ads_reason()) }))
  await user.click(await screen.findByRole('option', { name: campaignReasonText('misleading') }))
  await user.click(dialog.getByRole('button', { name: m.desk_ads_reject() }))
  expect(await screen.findByText(campaignReasonText('misleading'))).toBeTruthy()
  expect(server.callsOf('ads.reject')[0]?.body).toEqual({ reason: 'misleading', note: '' })
})

test('a campaign leads to its merchant and to the page it advertises', async () => {
  caseAt()
  const merchant = await screen.findByRole('link', { name: 'Noor Perfumes' })
  expect(merchant.getAttribute('href')).toBe('/desk/merchants/mer_noor')
  const advertised = screen.getByRole('link', { name: /noor\.example\/sale/ })
  expect(advertised.getAttribute('href')).toBe('https://noor.example/sale')
})

test('whoever may only look decides nothing', async () => {
  caseAt({ as: ['desk_admin'] })
  expect(await screen.findByText('noor.example/sale')).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.desk_ads_approve() })).toBeNull()
})
