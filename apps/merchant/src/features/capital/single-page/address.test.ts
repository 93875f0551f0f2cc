import { expect, test } from 'vitest'
import { offerAddressTarget, type KnownApplication } from './address.ts'

const offer = { id: 'ofr_1', merchant_id: 'mer_1', tags: [], form: 'single_page' } as const
const olderForm = { finance: null, payout_cycle_agreed: false, is_signatory_verified: false }
const known = (view: KnownApplication['view'], single_page: KnownApplication['single_page'] = olderForm) => ({
  id: 'app_1',
  merchant_id: 'mer_1',
  single_page,
  view,
})
const statusPage = { kind: 'redirect', to: '/finance/tabby-capital/applications/app_1' }

test('the address of an offer without steps shows the older form, begun or not [CAP-29, DEC-APPL-15]', () => {
  expect(offerAddressTarget('mer_1', offer, null)).toEqual({ kind: 'form' })
  expect(offerAddressTarget('mer_1', offer, known('wizard'))).toEqual({ kind: 'form' })
  expect(offerAddressTarget('mer_1', null, known('older_form'))).toEqual({ kind: 'form' })
})

test('what was handed in stands on its status page [CAP-29]', () => {
  expect(offerAddressTarget('mer_1', null, known('in_review'))).toEqual(statusPage)
  expect(offerAddressTarget('mer_1', null, known('fix_form', null))).toEqual(statusPage)
})

test('an offer of the wizard leads to its first step, or to the step of its application [CAP-28, CAP-30, WIZ-02]', () => {
  const wizard = { ...offer, form: 'wizard' } as const
  expect(offerAddressTarget('mer_1', wizard, null)).toEqual({
    kind: 'redirect',
    to: '/application-preapproved/customize_your_offer/ofr_1/mer_1',
  })
  expect(offerAddressTarget('mer_1', wizard, known('wizard', null))).toEqual({
    kind: 'redirect',
    to: '/application/app_1',
  })
})

test('an offer that is not the merchant’s shows nothing [DEC-WIZ-19]', () => {
  expect(offerAddressTarget('mer_2', offer, null)).toEqual({ kind: 'not_found' })
  expect(offerAddressTarget('mer_1', null, null)).toEqual({ kind: 'not_found' })
})
